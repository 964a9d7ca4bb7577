-- How the work has gone lately is read from its end.
create index tasks_by_finish on tasks (tenant_id, finished_at) where finished_at is not null;
