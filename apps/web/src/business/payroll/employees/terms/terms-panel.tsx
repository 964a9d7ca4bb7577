import type { Employee, Terms } from '@kazi/contract/payroll';
import { EmptyState } from '@kazi/ui/empty-state';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { client } from '../../../../api/client.ts';
import { Confirm } from '../../../../shell/dialog/confirm.tsx';
import { LinkButton } from '../../../../shell/link-button.tsx';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import { useWrite } from '../../../../shell/record/use-write.ts';
import { useDates } from '../../../../shell/use-dates.ts';
import { payCurrency } from '../../parts/queries.ts';
import classes from './terms.module.css';
import { useTerms } from './use-terms.ts';

/** What an employee earns, by the month from which it holds, the newest first. */
export function TermsPanel({ employee }: { employee: Employee }) {
  const { t } = useTranslation(['payroll', 'common']);
  const { data: history, error, isPending, refetch } = useTerms(employee.id);
  const setTerms = employee.may.update && (
    <LinkButton
      variant="default"
      to="/payroll/employees/$employeeId/terms"
      params={{ employeeId: employee.id }}
    >
      {t('terms.set')}
    </LinkButton>
  );
  return (
    <Panel title={t('terms.history')} description={t('terms.historyHint')} actions={setTerms} flush>
      {isPending ? (
        <SkeletonRows rows={2} label={t('common:loading')} />
      ) : !history ? (
        <FailedState error={error} onRetry={refetch} />
      ) : history.length === 0 ? (
        <EmptyState title={t('terms.empty.title')} message={t('terms.empty.message')} action={setTerms} />
      ) : (
        history.map((terms) => (
          <TermsEntry
            key={terms.from}
            employee={employee}
            terms={terms}
            isNow={terms.from === employee.terms?.from}
          />
        ))
      )}
    </Panel>
  );
}

interface TermsEntryProps {
  employee: Employee;
  terms: Terms;
  isNow: boolean;
}

function TermsEntry({ employee, terms, isNow }: TermsEntryProps) {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  const [isRemoving, setRemoving] = useState(false);
  const parts = useTermsParts()(terms);
  const month = monthName(terms.from);
  return (
    <section className={classes.terms} aria-label={t('terms.since', { month })}>
      <div className={classes.head}>
        <span className={classes.month}>
          {t('terms.since', { month })}
          {isNow && <span className={classes.now}>{t('terms.now')}</span>}
        </span>
        {employee.may.update && (
          <>
            <ActionIcon
              variant="subtle"
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/payroll/employees/$employeeId/terms"
                  params={{ employeeId: employee.id }}
                  search={{ from: terms.from }}
                />
              )}
              aria-label={t('terms.change', { month })}
            >
              <IconPencil size={16} stroke={1.6} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={t('terms.takeBack', { month })}
              onClick={() => setRemoving(true)}
            >
              <IconTrash size={16} stroke={1.6} />
            </ActionIcon>
          </>
        )}
      </div>
      <dl className={classes.parts}>
        {parts.map(({ name, amount }) => [
          <dt key={`${name}, name`} title={name}>
            {name}
          </dt>,
          <dd key={`${name}, amount`}>
            <Money amount={amount} currency={payCurrency} />
          </dd>,
        ])}
      </dl>
      {isRemoving && (
        <TakeBack id={employee.id} from={terms.from} month={month} onClose={() => setRemoving(false)} />
      )}
    </section>
  );
}

interface TakeBackProps {
  /** The employee. */
  id: string;
  from: string;
  month: string;
  onClose: () => void;
}

/** Asks before terms are taken back; those of before hold again. */
function TakeBack({ id, from, month, onClose }: TakeBackProps) {
  const { t } = useTranslation('payroll');
  const remove = useWrite(client.payroll.employees.deleteTerms, {
    changes: ['employee'],
    settled: onClose,
  });
  return (
    <Confirm
      danger
      title={t('terms.takeBackTitle', { month })}
      confirmLabel={t('terms.takeBackLabel')}
      busy={remove.busy}
      onConfirm={() => void remove.run({ id, from })}
      onClose={onClose}
    >
      {t('terms.takeBackMessage')}
    </Confirm>
  );
}

interface Part {
  name: string;
  /** In cents, a month. */
  amount: number;
}

/** Gives each part of terms with its name, those without an amount left out. */
function useTermsParts() {
  const { t } = useTranslation('payroll');
  const nameOf = (kind: string, name: string) =>
    name === kind ? name : t('terms.deductionOf', { kind, name });
  return ({ salary, allowances, benefits, pension, insurance, deductions, ...more }: Terms): Part[] => {
    const { car, housing, meals, other } = benefits;
    const parts: Part[] = [
      ...allowances.map(({ name, amount }) => ({ name, amount })),
      { name: t('terms.car'), amount: car?.amount ?? 0 },
      { name: t('terms.housing'), amount: housing?.value ?? 0 },
      { name: t('terms.meals'), amount: meals },
      { name: t('terms.other'), amount: other },
      { name: t('terms.pensionOf', { scheme: pension?.scheme ?? '' }), amount: pension?.employee ?? 0 },
      { name: t('terms.pensionEmployer'), amount: pension?.employer ?? 0 },
      { name: t('terms.medicalFund'), amount: more.medicalFund },
      { name: t('terms.mortgageInterest'), amount: more.mortgageInterest },
      { name: t('terms.premium'), amount: insurance?.premium ?? 0 },
      ...deductions.map(({ name, kind, amount }) => ({
        name: nameOf(t(`deduction.${kind}`), name),
        amount,
      })),
    ];
    return [{ name: t('terms.salary'), amount: salary }, ...parts.filter(({ amount }) => amount !== 0)];
  };
}
