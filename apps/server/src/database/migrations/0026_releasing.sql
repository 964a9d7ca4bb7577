-- When the reward of accepted work is released: until then its acceptance can be taken back.
alter table rewards add column release_at timestamptz;
create index rewards_releasing on rewards (tenant_id, release_at) where resolution is null and release_at is not null;
