-- What a person did to tasks, newest first.
create index events_by_actor on events (tenant_id, actor_id, id) where task_id is not null;
