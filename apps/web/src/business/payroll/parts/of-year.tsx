import { NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';

/** The way back from a year of an employee: to them for people who run payroll, to one's own pay for all others. */
export function AboveYear({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation('payroll');
  if (useAbility().cannot('manage', 'Payroll')) return <Link to="/my-pay">{t('myPay.title')}</Link>;
  return (
    <Link to="/payroll/employees/$employeeId" params={{ employeeId }}>
      {t('employees.columns.employee')}
    </Link>
  );
}

/** Leads to another of the years there are; the one that is shown is among them. */
export function YearSelect({ year, years = [] }: { year: number; years?: readonly number[] | undefined }) {
  const { t } = useTranslation('payroll');
  const change = useChangeSearch<{ year: number }>();
  return (
    <NativeSelect
      aria-label={t('p9.year')}
      value={String(year)}
      onChange={({ currentTarget }) => change({ year: Number(currentTarget.value) })}
      data={[...new Set([year, ...years])].sort((one, other) => other - one).map(String)}
    />
  );
}
