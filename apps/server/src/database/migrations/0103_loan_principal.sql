-- The balance of a deduction was what was owed as its terms began, and only what was taken since then counted against it: every copy
-- of the terms, as of a raise, owed it again. It is all that was lent now, and all that was ever taken of the deduction counts. A balance that
-- was copied as it was keeps what it says; one that was changed in between was what was left by then, so what had been taken before is added.
do $$
declare
  workspace uuid;
begin
  for workspace in select id from tenants loop
    perform set_config('kazi.tenant', workspace::text, true);
    with each_one as (
      select t.employee_id, t.from_month, d.place, d.one, d.one->>'id' as id, (d.one->>'balance')::bigint as balance
      from employee_terms t cross join jsonb_array_elements(t.terms->'deductions') with ordinality d(one, place)
      where t.tenant_id = workspace and d.one->>'id' is not null),
    told as (
      select *, balance is distinct from lag(balance) over of_one as is_new from each_one
      window of_one as (partition by employee_id, id order by from_month)),
    since as (
      select *, max(from_month) filter (where is_new) over (partition by employee_id, id order by from_month) as told_in from told),
    lent as (
      select s.employee_id, s.from_month, s.place, s.balance + coalesce((
        select sum((took.item->>'amount')::bigint)
        from payslips p join payroll_runs r on r.tenant_id = p.tenant_id and r.id = p.run_id
        cross join jsonb_array_elements(p.taken) took(item)
        where p.tenant_id = workspace and p.employee_id = s.employee_id and p.month < s.told_in and took.item->>'id' = s.id
          and not p.skipped and r.status in ('approved', 'paying', 'paid', 'closed')), 0) as balance
      from since s where s.balance is not null),
    written as (
      select t.employee_id, t.from_month,
        jsonb_agg(d.one || case when l.balance is null then '{}' else jsonb_build_object('balance', l.balance) end order by d.place)
          as deductions
      from employee_terms t cross join jsonb_array_elements(t.terms->'deductions') with ordinality d(one, place)
      left join lent l on l.employee_id = t.employee_id and l.from_month = t.from_month and l.place = d.place
      where t.tenant_id = workspace
      group by 1, 2)
    update employee_terms t set terms = jsonb_set(t.terms, '{deductions}', w.deductions)
    from written w
    where t.tenant_id = workspace and t.employee_id = w.employee_id and t.from_month = w.from_month;
  end loop;
  perform set_config('kazi.tenant', '', true);
end $$;
