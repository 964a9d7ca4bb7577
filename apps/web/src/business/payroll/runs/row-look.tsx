import type { PayProblem, RunInput, RunOpened, RunRow } from '@kazi/contract/payroll';
import { authorities } from '@kazi/contract/payroll/words';
import { dateFormat } from '@kazi/ui/date-format';
import { List, Minor, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../shell/search-params.ts';
import { useDates } from '../../../shell/use-dates.ts';
import { payCurrency } from '../parts/queries.ts';
import classes from './runs.module.css';
import { useRunActions } from './use-runs.ts';

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
  return (
    <Text as="div" size={13}>
      {t('inputs.entered', { inputs: inputs.join(' · ') })}
    </Text>
  );
}

/** Why pay differs from the month before, to be marked as looked at. */
export function Change({ run, row }: { run: RunOpened; row: RunRow }) {
  const { t } = useTranslation('payroll');
  const locale = useLocale();
  const { review } = useRunActions();
  const { change, before, net, reviewed, employee } = row;
  if (!change) return null;
  const said =
    before && before.net !== net
      ? t('run.changedBy', {
          reason: t(`run.change.${change}`),
          before: formatMoney(before.net, run.currency, locale),
        })
      : t(`run.change.${change}`);
  if (!run.may.change) return <Minor>{said}</Minor>;
  return (
    <Checkbox
      size="xs"
      className={classes.check}
      checked={reviewed !== null}
      disabled={review.busy}
      onChange={({ currentTarget }) =>
        void review.run({ id: run.id, employees: [employee.id], reviewed: currentTarget.checked })
      }
      label={said}
      aria-label={t('run.reviewedOf', { name: employee.name, change: said })}
    />
  );
}

/** What a problem is about decides where it is mended. */
const mendedInTerms: readonly string[] = ['terms-missing', 'nothing-left', 'carried'];

/** What is in the way of paying an employee, or worth a look, each with the way to mend it. */
export function Problems({ row: { problems, employee } }: { row: RunRow }) {
  const { t } = useTranslation('payroll');
  const sentence = useProblemSentence();
  if (problems.length === 0) return null;
  return (
    <List tone="muted" size={13} className={classes.problems}>
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
    </List>
  );
}

const amounts: readonly string[] = ['amount', 'most', 'least', 'before', 'now'];

/** Says a problem as a sentence: amounts as money, moments as days. */
function useProblemSentence() {
  const { t } = useTranslation('payroll');
  const locale = useLocale();
  const { monthName } = useDates();
  const days = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return ({ code, values }: PayProblem) => {
    const said = Object.entries(values).map(([name, value]) => {
      if (amounts.includes(name)) return [name, formatMoney(Number(value), payCurrency, locale)];
      if (name === 'until') return [name, days.format(new Date(value))];
      if (name === 'month') return [name, monthName(String(value))];
      const authority = name === 'rates' && oneOf(value, authorities);
      return [name, authority ? t(`authority.${authority}`) : value];
    });
    return t(`problem.${code}`, Object.fromEntries(said));
  };
}
