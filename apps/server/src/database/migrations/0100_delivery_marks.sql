-- What is said about a delivery's files by who decides on the work: a point or an area of a picture, a place in another file.
create table delivery_marks (
  tenant_id uuid not null,
  id uuid not null,
  delivery_id uuid not null,
  number integer not null check (number > 0),
  file_id uuid not null,
  x double precision,
  y double precision,
  width double precision,
  height double precision,
  place text not null,
  body text not null,
  author_id uuid not null,
  at timestamptz not null default now(),
  done_by uuid,
  done_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, delivery_id, number),
  foreign key (tenant_id, delivery_id, file_id) references delivery_files on delete cascade,
  foreign key (tenant_id, author_id) references users,
  foreign key (tenant_id, done_by) references users,
  check ((done_by is null) = (done_at is null)),
  check ((x is null) = (y is null) and (x is null) = (width is null) and (x is null) = (height is null))
);
comment on column delivery_marks.number is 'Of its delivery: 1 for the first one.';
comment on column delivery_marks.x is 'Left edge as a share of the picture''s width, from 0 to 1; null for a mark that is not on a picture.';
comment on column delivery_marks.width is 'Share of the picture''s width; 0 for a point.';
comment on column delivery_marks.place is 'Where in a file that is no picture, in words: "page 3", "0:42".';
create index delivery_marks_by_file on delivery_marks (tenant_id, delivery_id, file_id);
call guard_by_tenant('delivery_marks');
