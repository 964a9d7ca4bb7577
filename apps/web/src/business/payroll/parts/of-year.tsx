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

interface YearSelectProps {
  year: number;
  /** Those there are; the one that is shown is always among them. */
  years?: readonly number[] | undefined;
  disabled?: boolean;
  /** What follows; without it the year goes into the address. */
  onChange?: (year: number) => void;
}

/** Leads to another year. */
export function YearSelect({ year, years = [], disabled = false, onChange }: YearSelectProps) {
  const { t } = useTranslation('payroll');
  const change = useChangeSearch<{ year: number }>();
  const choose = onChange ?? ((chosen: number) => change({ year: chosen }));
  return (
    <NativeSelect
      aria-label={t('p9.year')}
      value={String(year)}
      disabled={disabled}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      data={[...new Set([year, ...years])].sort((one, other) => other - one).map(String)}
    />
  );
}
