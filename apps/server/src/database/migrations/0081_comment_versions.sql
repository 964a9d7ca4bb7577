-- A change of a comment or a subtask names the version that it is based on.
alter table comments add version integer not null default 1;
alter table subtasks add version integer not null default 1;
