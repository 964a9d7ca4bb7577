import type { Employee } from '@kazi/contract/payroll';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconPencil from '#icons/IconPencil';
import { LinkButton } from '../../../shell/link-button.tsx';
import { Facts } from '../../../shell/page/facts.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useDates } from '../../../shell/use-dates.ts';
import { MissingChips } from '../parts/missing-chips.tsx';
import { PayPanel } from '../payslips/pay-panel.tsx';
import classes from './employees.module.css';
import { LeavePanel } from './leave/leave-panel.tsx';
import { LeavingActions } from './leaving-actions.tsx';
import { TermsPanel } from './terms/terms-panel.tsx';
import { useEmployee } from './use-employees.ts';

const route = getRouteApi('/_app/payroll/employees/$employeeId/');

/** An employee: who they are, what they earn from when on, and when they are away. */
export function EmployeePage() {
  const { t } = useTranslation(['payroll', 'common']);
  const { employeeId } = route.useParams();
  const { data: employee, error, isPending, refetch } = useEmployee(employeeId);
  if (isPending) return <SkeletonRows rows={8} label={t('common:loading')} />;
  if (!employee) return <FailedState error={error} onRetry={refetch} />;
  const { number, firstName, lastName, jobTitle, department, may } = employee;
  return (
    <Page
      title={`${firstName} ${lastName}`}
      above={<Link to="/payroll/employees">{t('employees.title')}</Link>}
      description={[number, jobTitle, department].filter(Boolean).join(' · ')}
      actions={
        may.update && (
          <>
            <LinkButton variant="default" to="/payroll/earnings/$employeeId" params={{ employeeId }}>
              {t('myPay.earnings')}
            </LinkButton>
            <LinkButton
              to="/payroll/employees/$employeeId/edit"
              params={{ employeeId }}
              leftSection={<IconPencil size={16} stroke={1.8} />}
            >
              {t('common:edit')}
            </LinkButton>
            <LeavingActions employee={employee} />
          </>
        )
      }
    >
      {employee.missing.length > 0 && (
        <div className={classes.notice}>
          {t('employees.missing')} <MissingChips missing={employee.missing} />
        </div>
      )}
      <div className={classes.panels}>
        <EmploymentPanel employee={employee} />
        <NumbersPanel employee={employee} />
      </div>
      <TermsPanel employee={employee} />
      <PayPanel employee={employee.id} />
      <LeavePanel employee={employee} />
    </Page>
  );
}

function EmploymentPanel({ employee }: { employee: Employee }) {
  const { t } = useTranslation('payroll');
  const { dayName } = useDates();
  const { email, phone, user, joinedOn, leftOn, residence, employment } = employee;
  return (
    <Panel title={t('sections.employment')}>
      <Facts
        facts={[
          [t('fields.joinedOn'), dayName(joinedOn)],
          [t('fields.leftOn'), leftOn && dayName(leftOn)],
          [t('fields.email'), email && <a href={`mailto:${email}`}>{email}</a>],
          [
            t('fields.phone'),
            phone && (
              <a key="phone" href={`tel:${phone}`} dir="ltr">
                {phone}
              </a>
            ),
          ],
          [
            t('fields.user'),
            user && (
              <Link key="user" to="/people/$userId" params={{ userId: user.id }}>
                {user.name}
              </Link>
            ),
          ],
          [t('fields.residence'), t(`residence.${residence}`)],
          [t('fields.employment'), t(`employment.${employment}`)],
        ]}
      />
    </Panel>
  );
}

function NumbersPanel({ employee }: { employee: Employee }) {
  const { t } = useTranslation('payroll');
  const { dayName } = useDates();
  const { kraPin, identity, nssfNumber, shaNumber, disability, payTo } = employee;
  return (
    <Panel title={t('sections.numbersAndPay')}>
      <Facts
        facts={[
          [t('fields.kraPin'), kraPin && <bdi>{kraPin}</bdi>],
          [identity ? t(`identity.${identity.kind}`) : '', identity && <bdi>{identity.number}</bdi>],
          [t('fields.nssfNumber'), nssfNumber && <bdi>{nssfNumber}</bdi>],
          [t('fields.shaNumber'), shaNumber && <bdi>{shaNumber}</bdi>],
          [
            t('fields.certificate'),
            disability &&
              t('fields.certificateIs', {
                number: disability.certificate,
                day: dayName(disability.until),
              }),
          ],
          [
            t('fields.payTo'),
            payTo && (
              <>
                {[t(`method.${payTo.method}`), payTo.bank?.name].filter(Boolean).join(', ')}{' '}
                <bdi className={classes.payToNumber}>{payTo.number}</bdi>
              </>
            ),
          ],
        ]}
      />
    </Panel>
  );
}
