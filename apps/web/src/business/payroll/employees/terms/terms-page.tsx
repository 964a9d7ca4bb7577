import { kenyanToday } from '@kazi/contract/days';
import type { Employee, Terms } from '@kazi/contract/payroll';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import { AmountField } from '../../../../shell/amount/amount-field.tsx';
import { DayField } from '../../../../shell/day-field/day-field.tsx';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { useSendForm } from '../../../../shell/form/use-record-form.tsx';
import { LinkButton } from '../../../../shell/link-button.tsx';
import { Loaded } from '../../../../shell/page/failed-state.tsx';
import { Page } from '../../../../shell/page/page.tsx';
import { useDates } from '../../../../shell/use-dates.ts';
import { hintBelow } from '../../parts/hint-below.ts';
import { useEmployee, useLastPaid, useTerms } from '../use-employees.ts';
import { firstOpenMonth } from './first-open-month.ts';
import { type TermsValues, termsForm, valuesOf } from './terms-form.ts';
import { AllowancesSection, BenefitsSection, DeductionsSection, SchemesSection } from './terms-sections.tsx';

/** Shown as an example, in cents. */
const usualSalary = 85_000_00;

const route = getRouteApi('/_app/payroll/employees/$employeeId/terms');

/** Sets what an employee earns from a month on. It begins with what holds now, or with the month in the address. */
export function TermsPage() {
  const { t } = useTranslation('payroll');
  const { employeeId } = route.useParams();
  const { from } = route.useSearch();
  const { data: employee } = useEmployee(employeeId);
  const history = useTerms(employeeId);
  const { data: lastPaid, isPending } = useLastPaid(employeeId);
  const data = employee && !isPending && history.data ? { employee, history: history.data } : undefined;
  return (
    <Loaded query={{ ...history, data }} rows={8}>
      {({ employee, history }) => {
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
            <TermsForm employee={employee} from={from} lastPaid={lastPaid ?? undefined} history={history} />
          </Page>
        );
      }}
    </Loaded>
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
  const back = { to: '/payroll/employees/$employeeId', params: { employeeId: employee.id } } as const;
  const { form, busy, onSubmit, note, giveUp } = useSendForm({
    form: termsForm,
    about: `${employee.id}.${from ?? 'new'}`,
    record: firstValues(props),
    send: async (input) => {
      await client.payroll.employees.setTerms({ id: employee.id, ...input });
      return input;
    },
    changes: ['employee'],
    says: (input) => t('terms.saved', { month: monthName(input.from) }),
    done: () => navigate(back),
  });
  return (
    <form onSubmit={onSubmit} className={formClasses.form} noValidate>
      {note}
      <Panel title={t('terms.pay')}>
        <div className={formClasses.pair}>
          <DayField
            {...form.getInputProps('from')}
            {...hintBelow}
            description={t('terms.fromHint')}
            kind="month"
            readOnly={from !== undefined}
            required
          />
          <AmountField
            name="salary"
            {...form.getInputProps('salary')}
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
        <LinkButton variant="default" {...back} onClick={giveUp}>
          {t('common:cancel')}
        </LinkButton>
        <Button type="submit" loading={busy}>
          {t('terms.save')}
        </Button>
      </div>
    </form>
  );
}

/** The terms of a month, or those that hold now from the first month on that is open. */
function firstValues({
  employee: { terms, joinedOn },
  from,
  lastPaid,
  history,
}: TermsFormProps): TermsValues {
  const month =
    history.length === 0 && !lastPaid
      ? joinedOn.slice(0, 'YYYY-MM'.length)
      : firstOpenMonth({ joinedOn, lastPaid, today: kenyanToday() });
  const before = history.find((known) => known.from === from) ?? terms ?? history[0] ?? null;
  return valuesOf(from ?? month, before);
}
