-- Who has last changed what is particular to the month of an employee: they do not review it and approve it as well.
alter table payslips add column input_by uuid;
alter table payslips add foreign key (tenant_id, input_by) references users;
