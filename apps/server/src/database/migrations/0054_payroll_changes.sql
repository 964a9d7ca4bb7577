-- Who changed what pay follows from is asked of the audit trail, for each employee of a payroll and each of its runs.
create index audit_entries_of_pay on audit_entries (tenant_id, subject_id)
  where subject in ('employee', 'payroll-settings', 'payroll-run');
