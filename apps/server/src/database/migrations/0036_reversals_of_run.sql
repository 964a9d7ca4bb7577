-- A run takes back several payslips of an employee, each once (payslips_reversed_once), and pays the employee once.
drop index payslips_of_run;
create unique index payslips_of_run on payslips (tenant_id, run_id, employee_id) where kind = 'pay';
create index payslips_by_run on payslips (tenant_id, run_id, employee_id);
