import { kenyanToday } from '@kazi/contract/days';
import type { Employee, Terms } from '@kazi/contract/payroll';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import { useAmountCheck } from '../../../../shell/amount/use-amount-check.ts';
import { DayField } from '../../../../shell/day-field/day-field.tsx';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { LinkButton } from '../../../../shell/link-button.tsx';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import { Page } from '../../../../shell/page/page.tsx';
import { useWrite } from '../../../../shell/record/use-write.ts';
import { useDates } from '../../../../shell/use-dates.ts';
import { hintBelow } from '../../parts/hint-below.ts';
import { useEmployee } from '../use-employees.ts';
import { AllowancesSection } from './allowances-section.tsx';
import { BenefitsSection } from './benefits-section.tsx';
import { DeductionsSection } from './deductions-section.tsx';
import { firstOpenMonth } from './first-open-month.ts';
import { SchemesSection } from './schemes-section.tsx';
import { useLastPaid, useTerms } from './use-terms.ts';
import { amountsOf, inputOf, type TermsValues, valuesOf } from './values.ts';

/** Shown as an example, in cents. */
const usualSalary = 85_000_00;

const route = getRouteApi('/_app/payroll/employees/$employeeId/terms');

/** Sets what an employee earns from a month on. It begins with what holds now, or with the month in the address. */
export function TermsPage() {
  const { t } = useTranslation(['payroll', 'common']);
  const { employeeId } = route.useParams();
  const { from } = route.useSearch();
  const { data: employee } = useEmployee(employeeId);
  const { data: history, error, isPending, refetch } = useTerms(employeeId);
  const { data: paid, isPending: isAsking } = useLastPaid(employeeId);
  if (isPending || isAsking || !employee) return <SkeletonRows rows={8} label={t('common:loading')} />;
  if (!history) return <FailedState error={error} onRetry={refetch} />;
  const name = `${employee.firstName} ${employee.lastName}`;
  return (
    <Page
      title={t('terms.title', { name })}
      description={t('terms.description')}
      width="narrow"
      above={
        <Link to="/payroll/employees/$employeeId" params={{ employeeId }}>
          {name}
        </Link>
      }
    >
      <TermsForm employee={employee} from={from} lastPaid={paid ?? undefined} history={history} />
    </Page>
  );
}

interface TermsFormProps {
  employee: Employee;
  /** The month whose terms are changed; new ones without it. */
  from: string | undefined;
  /** The last month that they were paid for. */
  lastPaid: string | undefined;
  history: readonly Terms[];
}

function TermsForm(props: TermsFormProps) {
  const { t } = useTranslation(['payroll', 'common']);
  const { monthName } = useDates();
  const navigate = useNavigate();
  const { employee, from } = props;
  const form = useTermsForm(props);
  const back = { to: '/payroll/employees/$employeeId', params: { employeeId: employee.id } } as const;
  const save = useWrite(client.payroll.employees.setTerms, {
    changes: ['employee'],
    form,
    says: (_saved, { from: month }) => t('terms.saved', { month: monthName(month) }),
    done: () => navigate(back),
  });
  return (
    <form
      onSubmit={form.onSubmit((values) => void save.run({ id: employee.id, ...inputOf(values) }))}
      className={formClasses.form}
      noValidate
    >
      <Panel title={t('terms.pay')}>
        <div className={formClasses.pair}>
          <DayField
            {...form.getInputProps('from')}
            label={t('terms.from')}
            {...hintBelow}
            description={t('terms.fromHint')}
            kind="month"
            readOnly={from !== undefined}
            required
          />
          <AmountField
            name="salary"
            {...form.getInputProps('salary')}
            label={t('terms.salary')}
            {...hintBelow}
            description={t('terms.salaryHint')}
            example={usualSalary}
          />
        </div>
      </Panel>
      <AllowancesSection form={form} />
      <DeductionsSection form={form} />
      <BenefitsSection form={form} />
      <SchemesSection form={form} />
      <div className={formClasses.actions}>
        <LinkButton variant="default" {...back}>
          {t('common:cancel')}
        </LinkButton>
        <Button type="submit" loading={save.busy}>
          {t('terms.save')}
        </Button>
      </div>
    </form>
  );
}

/** The form, filled with the terms of a month, or with those that hold now from the first month on that is open. */
function useTermsForm({ employee: { terms, joinedOn }, from, lastPaid, history }: TermsFormProps) {
  const { t } = useTranslation('payroll');
  const amountProblem = useAmountCheck();
  const month =
    history.length === 0 && !lastPaid
      ? joinedOn.slice(0, 7)
      : firstOpenMonth({ joinedOn, lastPaid, today: kenyanToday() });
  const before = history.find((known) => known.from === from) ?? terms ?? history[0] ?? null;
  return useForm<TermsValues>({
    initialValues: valuesOf(from ?? month, before),
    validate: (values) => {
      const problems: Record<string, string> = {};
      if (!/^\d{4}-\d\d$/.test(values.from)) problems.from = t('terms.fromProblem');
      for (const [path, amount] of amountsOf(values)) {
        const problem = amountProblem(amount, { min: 0, isOptional: path !== 'salary' });
        if (problem) problems[path] = problem;
      }
      return problems;
    },
  });
}
