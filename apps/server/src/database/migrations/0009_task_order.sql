-- Tasks without a due date come last in both directions, and the cursor of a page is a plain comparison: so the
-- order is that of an expression without nulls.
drop index tasks_by_due;
create index tasks_by_due on tasks (tenant_id, app_id, coalesce(due_date, 'infinity'), id);
create index tasks_by_due_back on tasks (tenant_id, app_id, coalesce(due_date, '-infinity'), id);
