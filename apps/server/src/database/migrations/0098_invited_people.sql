-- Somebody invited is a user without a login until they come: they can be assigned work, and cannot get in. The release before
-- joins every user to a login, and so meets none of them; where it lets somebody in, it makes a user of its own beside.
alter table users alter column login_id drop not null;
comment on column users.login_id is 'null of somebody who is invited and has not come yet, or never came';
-- No statement relies on the index by its columns, and among those who have a login it refuses what it did.
-- Safe since 0.1.0: users_email
drop index users_email;
create unique index users_email on users (tenant_id, email, (login_id is null));
