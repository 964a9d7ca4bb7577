import type { Employee, P9, Payslip, Terms } from '@kazi/contract/payroll';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { Records } from '@kazi/ui/record-table';
import { ActionIcon, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { LinkButton } from '../../../shell/link-button.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { useDates } from '../../../shell/use-dates.ts';
import { Fold } from '../parts/fold.tsx';
import { payCurrency } from '../parts/queries.ts';
import { Sums } from '../parts/sums.tsx';
import { usePayslipColumns, usePayslips } from '../payslips/payslip-columns.tsx';
import classes from './employees.module.css';
import { useTerms } from './use-employees.ts';

/** What an employee earns, by the month from which it holds, the newest first. */
export function TermsPanel({ employee }: { employee: Employee }) {
  const { t } = useTranslation('payroll');
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
      <Loaded query={useTerms(employee.id)} rows={2}>
        {(history) =>
          history.length === 0 ? (
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
          )
        }
      </Loaded>
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
      <Row wrap gap={12} lineGap={4}>
        <Text as="span" weight={500} className={classes.month}>
          {t('terms.since', { month })}
          {isNow && (
            <Text as="span" tone="success" size={13} weight={400} className={classes.now}>
              {t('terms.now')}
            </Text>
          )}
        </Text>
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
      </Row>
      <Sums small currency={payCurrency} sums={parts} />
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

/** Gives each part of terms with its name, those without an amount left out. */
function useTermsParts() {
  const { t } = useTranslation('payroll');
  const nameOf = (kind: string, name: string) =>
    name === kind ? name : t('terms.deductionOf', { kind, name });
  return ({ salary, allowances, benefits, pension, insurance, deductions, ...more }: Terms) => {
    const { car, housing, meals, other } = benefits;
    const parts = [
      ...allowances.map(({ name, amount }) => ({ key: name, amount })),
      { key: t('terms.car'), amount: car?.amount ?? 0 },
      { key: t('terms.housing'), amount: housing?.value ?? 0 },
      { key: t('terms.meals'), amount: meals },
      { key: t('terms.other'), amount: other },
      { key: t('terms.pensionOf', { scheme: pension?.scheme ?? '' }), amount: pension?.employee ?? 0 },
      { key: t('terms.pensionEmployer'), amount: pension?.employer ?? 0 },
      { key: t('terms.medicalFund'), amount: more.medicalFund },
      { key: t('terms.mortgageInterest'), amount: more.mortgageInterest },
      { key: t('terms.premium'), amount: insurance?.premium ?? 0 },
      ...deductions.map(({ name, kind, amount }) => ({
        key: nameOf(t(`deduction.${kind}`), name),
        amount,
      })),
    ];
    return [{ key: t('terms.salary'), amount: salary }, ...parts.filter(({ amount }) => amount !== 0)];
  };
}

/** What an employee was paid, year by year: the P9 of each, and its payslips. */
export function PayPanel({ employee }: { employee: string }) {
  const { t } = useTranslation(['payroll', 'common']);
  const years = useQuery(api.payroll.p9s.years.queryOptions({ input: { id: employee } }));
  const payslips = usePayslips(employee);
  const data = years.data && payslips.data && { years: years.data.items, payslips: payslips.data };
  return (
    <Panel title={t('pay.title')} description={t('pay.hint')} flush>
      <Loaded query={{ ...(years.error ? years : payslips), data }} rows={3}>
        {({ years, payslips }) =>
          years.length === 0 ? (
            <EmptyState title={t('pay.empty')} />
          ) : (
            years.map((year, at) => (
              <PaidYear
                key={year.year}
                {...year}
                employee={employee}
                isOpen={at === 0}
                payslips={payslips.filter(({ month }) => month.startsWith(`${year.year}-`))}
              />
            ))
          )
        }
      </Loaded>
      {payslips.hasNextPage && (
        <Row justify="center" className={classes.more}>
          <Button
            variant="default"
            loading={payslips.isFetchingNextPage}
            onClick={() => payslips.fetchNextPage()}
          >
            {t('common:more')}
          </Button>
        </Row>
      )}
    </Panel>
  );
}

interface PaidYearProps {
  year: P9['year'];
  gross: number;
  tax: number;
  employee: string;
  payslips: readonly Payslip[];
  /** The newest is unfolded from the start. */
  isOpen: boolean;
}

function PaidYear({ year, gross, tax, employee, payslips, isOpen }: PaidYearProps) {
  const { t } = useTranslation('payroll');
  return (
    <Fold
      roomy
      isOpen={isOpen}
      summary={
        <>
          <Text as="span" weight={500} tabular className={classes.year}>
            {year}
          </Text>
          <Row as="span" inline wrap align="stretch" gap={16} lineGap={0} tone="muted" size={13}>
            <span>
              {t('run.gross')} <Money amount={gross} currency={payCurrency} />
            </span>
            <span>
              {t('line.paye')} <Money amount={tax} currency={payCurrency} />
            </span>
          </Row>
        </>
      }
      text={
        <Link
          to="/payroll/p9/$employeeId"
          params={{ employeeId: employee }}
          search={{ year }}
          className={classes.certificate}
        >
          {t('p9.title', { year })}
        </Link>
      }
    >
      <Records label={t('payslip.all')} columns={usePayslipColumns()} items={payslips} />
    </Fold>
  );
}
