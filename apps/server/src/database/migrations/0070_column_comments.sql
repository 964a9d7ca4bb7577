-- What a column's name does not say, for readers of the database and of tables.gen.ts.
comment on column authenticators.secret is 'Sealed, see `seal`.';
comment on column beneficiaries.phone is 'As rails write it: 254712345678.';
comment on column budget_uses.month is 'Its first day.';
comment on column budget_uses.paid_freely is
  'What the task had paid, when this was last added to, that no budget answers for.';
comment on column employee_terms.from_month is 'Its first day.';
comment on column files.size is 'Bytes.';
comment on column files.type is 'Media type, found from the bytes.';
comment on column login_devices.trusted_until is 'Until then it is not asked for a second factor.';
comment on column login_session_tokens.replaced_at is 'Null until it is first used.';
comment on column login_session_tokens.token is 'One of a session beside its current one.';
comment on column login_sessions.confirmed_at is 'When its holder last proved who they are.';
comment on column login_sessions.factor_at_provider is
  'Its login was by an OpenID provider that vouched for a second factor.';
comment on column logins.session_version is 'Sessions of an earlier version have ended.';
comment on column money_accounts.id is 'Of the ledger''s account too.';
comment on column money_accounts.unusual_told_at is
  'When its owner was last told that much more has left it than usual.';
comment on column money_limit_changes.settled is 'What had stood for a day before.';
comment on column payroll_obligations.month is 'Its first day.';
comment on column payroll_runs.month is 'Its first day.';
comment on column payslips.before is 'The month before, as it was when this payslip was computed.';
comment on column payslips.input_by is 'Who has last changed the input.';
comment on column payslips.month is 'Its first day.';
comment on column right_grants.given_by is 'Null where nobody of the workspace let them in.';
comment on column task_search.words is 'Kept by triggers; see the policy that lets a query see what it seeks.';
comment on column tasks.estimate is 'Hours.';
comment on column tasks.labels_key is 'The labels as tasks are searched by, one to a line.';
comment on column tasks.title_key is 'The title as tasks are ordered and searched by.';
comment on column tenants.calls_at_once is
  'How many of its calls one server works on at once; null for no limit.';
comment on column tenants.host is 'Of the address that it has to itself.';
comment on column user_preferences.settings is 'What differs from the defaults.';
comment on table money_limits is 'A limit is null where the workspace sets nothing of its own.';
