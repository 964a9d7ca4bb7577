import type { RunInput } from '@kazi/contract/payroll';
import { useLocale } from '@kazi/ui/locale';
import { useTranslation } from 'react-i18next';
import classes from './runs.module.css';

/** What was entered for an employee's month; nothing where it is as the terms say. */
export function Entered({ input }: { input: RunInput }) {
  const { t } = useTranslation('payroll');
  const numbers = new Intl.NumberFormat(useLocale());
  const { daysWorked, overtimeHours, holidayHours, earnings, deductions } = input;
  const inputs = [
    overtimeHours > 0 && `${t('inputs.overtime')} ${numbers.format(overtimeHours)}`,
    holidayHours > 0 && `${t('inputs.holiday')} ${numbers.format(holidayHours)}`,
    daysWorked !== null && `${t('inputs.days')} ${numbers.format(daysWorked)}`,
    ...[...earnings, ...deductions].map(({ name }) => name),
  ].filter((entered) => entered !== false);
  if (inputs.length === 0) return null;
  return <span className={classes.entered}>{t('inputs.entered', { inputs: inputs.join(' · ') })}</span>;
}
