-- Who reacted to a comment, and with what: each at most once with the same.
create table comment_reactions (
  tenant_id uuid not null,
  comment_id uuid not null,
  user_id uuid not null,
  reaction text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, comment_id, user_id, reaction),
  foreign key (tenant_id, comment_id) references comments on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index comment_reactions_by_user on comment_reactions (tenant_id, user_id);
call guard_by_tenant('comment_reactions');
