-- Where mail goes that no mail server is set for, outside production. It belongs to no workspace.
create table mailbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null default now()
);
create index mailbox_by_recipient on mailbox (recipient, id);
