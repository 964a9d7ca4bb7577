-- When a person's work was handed over, and when their name and address were taken away for good.
alter table users
  add column removed_at timestamptz,
  add column anonymised_at timestamptz;
comment on column users.removed_at is 'When what was theirs was handed over; empty again once they are let in.';
