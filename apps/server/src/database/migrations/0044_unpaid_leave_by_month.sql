-- Unpaid leave lowers the pay of the month in which it is entered, so an entry over a month's end took all of its days from the first.
-- What no payroll has counted becomes an entry for each month, with the days from Monday to Friday in it. An entry of other days
-- stays, since nobody knows which month they are of.
do $$
declare
  workspace uuid;
begin
  for workspace in select id from tenants loop
    perform set_config('kazi.tenant', workspace::text, true);
    with whole as (
      select l.* from employee_leave l
      where l.tenant_id = workspace and l.kind = 'unpaid'
        and to_char(l.from_day, 'YYYY-MM') < to_char(l.to_day, 'YYYY-MM')
        and l.days = (
          select count(*) from generate_series(0, l.to_day - l.from_day) n where extract(isodow from l.from_day + n) < 6)
        and not exists (
          select from payslips s join payroll_runs r on r.tenant_id = s.tenant_id and r.id = s.run_id
          where s.tenant_id = l.tenant_id and s.employee_id = l.employee_id and not s.skipped
            and s.month + interval '1 month' > l.from_day and r.status in ('approved', 'paying', 'paid', 'closed'))),
    parts as (
      select w.id, min(d.day) as from_day, max(d.day) as to_day,
        count(*) filter (where extract(isodow from d.day) < 6) as days,
        row_number() over (partition by w.id order by min(d.day)) as number
      from whole w
      cross join lateral (select w.from_day + n as day from generate_series(0, w.to_day - w.from_day) n) d
      group by w.id, to_char(d.day, 'YYYY-MM')
      having count(*) filter (where extract(isodow from d.day) < 6) > 0),
    firsts as (
      update employee_leave l set from_day = p.from_day, to_day = p.to_day, days = p.days
      from parts p where p.number = 1 and l.tenant_id = workspace and l.id = p.id)
    insert into employee_leave (tenant_id, id, employee_id, kind, from_day, to_day, days, note, actor_id, created_at)
    select w.tenant_id, gen_random_uuid(), w.employee_id, w.kind, p.from_day, p.to_day, p.days, w.note, w.actor_id, w.created_at
    from parts p join whole w using (id)
    where p.number > 1;
  end loop;
  perform set_config('kazi.tenant', '', true);
end $$;
