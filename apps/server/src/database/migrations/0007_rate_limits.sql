-- How often somebody tried what could be a guess; the form is rate-limiter-flexible's. Keys are hashes, so no
-- address stands here. Losing it in a crash only forgives some tries, hence unlogged.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index on rate_limits (expire);
