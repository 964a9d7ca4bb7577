import type { PayProblem, RunRow } from '@kazi/contract/payroll';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { payCurrency } from '../parts/queries.ts';
import classes from './runs.module.css';

/** What a problem is about decides where it is mended. */
const mendedInTerms: readonly string[] = ['terms-missing', 'nothing-left', 'carried'];

/** What is in the way of paying an employee, or worth a look, each with the way to mend it. */
export function RowProblemList({ row: { problems, employee } }: { row: RunRow }) {
  const { t } = useTranslation('payroll');
  const sentence = useProblemSentence();
  if (problems.length === 0) return null;
  return (
    <ul className={classes.problems}>
      {problems.map((problem) => (
        <li key={`${problem.code} ${JSON.stringify(problem.values)}`} data-level={problem.level}>
          {sentence(problem)}{' '}
          <Link
            to={
              mendedInTerms.includes(problem.code)
                ? '/payroll/employees/$employeeId/terms'
                : '/payroll/employees/$employeeId/edit'
            }
            params={{ employeeId: employee.id }}
            aria-label={t('run.mendOf', { name: employee.name })}
          >
            {t('run.mend')}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const amounts: readonly string[] = ['amount', 'most', 'least', 'before', 'now'];

/** Says a problem as a sentence: amounts as money, moments as days. */
function useProblemSentence() {
  const { t } = useTranslation('payroll');
  const locale = useLocale();
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return ({ code, values }: PayProblem) => {
    const said = Object.entries(values).map(([name, value]) => {
      if (amounts.includes(name)) return [name, formatMoney(Number(value), payCurrency, locale)];
      if (name === 'until') return [name, days.format(new Date(value))];
      return [name, value];
    });
    return t(`problem.${code}`, Object.fromEntries(said));
  };
}
