-- What each hour is looked through for due days to remind of.
create index tasks_to_remind on tasks (tenant_id, due_date)
  where due_date is not null and status not in ('in-review', 'done', 'cancelled');
create index subtasks_to_remind on subtasks (tenant_id, due_date) where due_date is not null and not done;
