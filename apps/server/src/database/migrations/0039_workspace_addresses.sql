-- A workspace may have an address of its own, whose host stands here as browsers send it (`acme.kazi.example`, with the port where it is
-- an unusual one), and a limit of calls that one server works on at once for it.
alter table tenants
  add column host text unique check (host = lower(host)),
  add column calls_at_once integer check (calls_at_once > 0);
