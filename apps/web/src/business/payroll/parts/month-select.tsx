import { useTranslation } from 'react-i18next';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { isWritten } from '../../../shell/days.ts';
import { useChangeSearch } from '../../../shell/use-change-search.ts';

/** Leads to another month. */
export function MonthSelect({ month }: { month: string }) {
  const { t } = useTranslation('payroll');
  const change = useChangeSearch<{ month: string }>();
  return (
    <DayField
      kind="month"
      aria-label={t('run.month')}
      value={month}
      onChange={(value) => isWritten(value, 'month') && change({ month: value })}
    />
  );
}
