-- What was handed in: each time a task is submitted, with its words, links and files.
create table deliveries (
  tenant_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  number integer not null check (number > 0),
  author_id uuid not null,
  body text not null,
  line text not null,
  links text[] not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, task_id, number),
  foreign key (tenant_id, task_id) references tasks on delete cascade,
  foreign key (tenant_id, author_id) references users
);
comment on column deliveries.number is 'Of its task: 1 for the first one.';
comment on column deliveries.line is 'How it begins, as plain text, for lists and mails.';
call guard_by_tenant('deliveries');

create table delivery_files (
  tenant_id uuid not null,
  delivery_id uuid not null,
  file_id uuid not null,
  primary key (tenant_id, delivery_id, file_id),
  foreign key (tenant_id, delivery_id) references deliveries on delete cascade,
  foreign key (tenant_id, file_id) references files on delete cascade
);
create index delivery_files_by_file on delivery_files (tenant_id, file_id);
call guard_by_tenant('delivery_files');

-- The delivery that a submission hands in, or that a rejection sends back; null where the release before made the move.
alter table task_moves add column delivery_id uuid;
alter table task_moves add foreign key (tenant_id, delivery_id) references deliveries;
create index task_moves_of_delivery on task_moves (tenant_id, delivery_id) where delivery_id is not null;
