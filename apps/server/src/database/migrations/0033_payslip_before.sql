-- The month before that a payslip was reviewed beside: kept, so that a closed payroll stays as it was when that month changes.
alter table payslips add column before jsonb;

update payslips s set before = (
  select jsonb_build_object('gross', sum(o.gross), 'net', sum(o.net))
  from payslips o join payroll_runs x on x.tenant_id = o.tenant_id and x.id = o.run_id
  where o.tenant_id = s.tenant_id and o.employee_id = s.employee_id and o.month = (s.month - interval '1 month')::date
    and not o.skipped and x.status in ('approved', 'paying', 'paid', 'closed')
  having count(*) > 0)
where s.kind = 'pay' and s.lines is not null;
