-- What a deleted row takes with it is found by an index: each deletion would otherwise read all of a workspace's rows.
create index notifications_of_task on notifications (tenant_id, task_id) where task_id is not null;
create index notifications_of_flow on notifications (tenant_id, flow_id) where flow_id is not null;
create index notifications_of_payment on notifications (tenant_id, payment_id) where payment_id is not null;
create index notifications_of_payslip on notifications (tenant_id, payslip_id) where payslip_id is not null;
create index invitations_of_inviter on invitations (tenant_id, invited_by);
create index invitations_of_role on invitations (tenant_id, role_id);
create index invitations_of_project on invitations (tenant_id, project_id) where project_id is not null;
create index budgets_of_payer on budgets (tenant_id, payer_id);
create index budgets_of_holder on budgets (tenant_id, holder_id);
create index beneficiaries_of_user on beneficiaries (tenant_id, user_id);
create index rail_notices_of_payment on rail_notices (tenant_id, payment_id);
-- A login is one of several workspaces.
create index users_of_login on users (login_id);
create index login_devices_of_login on login_devices (login_id);
