-- Who works on the queue, and when it last said so. A job of one that has fallen silent is free for another.
create table job_workers (
  id text primary key,
  seen_at timestamptz not null default now()
);
