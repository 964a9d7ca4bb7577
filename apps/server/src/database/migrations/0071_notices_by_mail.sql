-- How a notice is mailed was decided by a job for each. Now the notice says it, and one job gathers what waits for a reader.
alter table notifications
  add column mail text check (mail in ('at-once', 'digest')),
  add column act uuid,
  add column due_on date;
comment on column notifications.mail is 'How its reader wanted it mailed when it was made; null for not at all';
comment on column notifications.act is 'The request that made it: what one makes for one reader is one mail';
comment on column notifications.due_on is 'The due day that it reminds of';

create index notifications_to_mail on notifications (tenant_id, user_id, id) where mail is not null and mailed_at is null;
-- A due day is reminded of once, however often the job runs.
create unique index notifications_of_due_day on notifications (tenant_id, user_id, task_id, kind, due_on)
  where due_on is not null;

-- What waits to be gathered.
update notifications set mail = 'at-once'
where mailed_at is null and read_at is null and kind in ('mention', 'assignment', 'rejection')
  and at > now() - interval '2 days';

-- The three switches become ways of each kind. Servers of the release before still read the switches, so they stay.
update user_preferences set settings = settings || jsonb_build_object('notices',
  case when settings -> 'mailOnMention' = 'false' then '{"mention": "bell"}' else '{}' end::jsonb
  || case when settings -> 'mailOnAssignment' = 'false' then '{"assignment": "bell", "rejection": "bell"}' else '{}' end::jsonb
  || case when settings -> 'mailOnPayment' = 'false' then '{"acceptance": "bell", "approval": "bell", "approved": "bell",
    "refused": "bell", "paid": "bell", "unpaid": "bell", "alert": "bell", "return-soon": "bell", "return-due": "bell"}'
    else '{}' end::jsonb)
where settings ?| array['mailOnMention', 'mailOnAssignment', 'mailOnPayment'];
