import type { Employee } from '@kazi/contract/payroll';
import { payProblems } from '@kazi/contract/payroll/words';
import { useTranslation } from 'react-i18next';
import classes from './parts.module.css';

const errors: readonly string[] = payProblems.errors;

/** What an employee is missing, each as a word; what stands in the way of paying them stands out. */
export function MissingChips({ missing }: { missing: Employee['missing'] }) {
  const { t } = useTranslation('payroll');
  if (missing.length === 0) return null;
  return (
    <span className={classes.chips}>
      {missing.map((code) => (
        <span key={code} className={classes.chip} data-level={errors.includes(code) ? 'error' : 'warning'}>
          {t(`missing.${code}`)}
        </span>
      ))}
    </span>
  );
}
