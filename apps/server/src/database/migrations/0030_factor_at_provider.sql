-- Whether the login was by an OpenID provider that vouched for a second factor, which then stands for one of Kazi's.
alter table login_sessions add column factor_at_provider boolean not null default false;
