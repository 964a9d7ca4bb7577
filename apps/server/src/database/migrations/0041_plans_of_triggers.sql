-- A plan that a trigger's function keeps would know the workspace of its first rows for ever where workspaces are spread over
-- nodes (there current_tenant() is a constant of each plan), and a node's session serves all of them. So none is kept.
alter function add_to_task_search() set plan_cache_mode = force_custom_plan;
alter function change_in_task_search() set plan_cache_mode = force_custom_plan;
