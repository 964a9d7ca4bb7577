import type { Employee, LeaveEntry } from '@kazi/contract/payroll';
import { EmptyState } from '@kazi/ui/empty-state';
import { Minor, Row, Text } from '@kazi/ui/layout';
import { useListFormat } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { type Column, Records } from '@kazi/ui/record-table';
import { ActionIcon, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDots from '#icons/IconDots';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { api } from '../../../api/queries.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { LinkButton } from '../../../shell/link-button.tsx';
import { Menu } from '../../../shell/menu.tsx';
import { Facts } from '../../../shell/page/facts.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useDates } from '../../../shell/use-dates.ts';
import { MissingChips } from '../parts/missing-chips.tsx';
import { PayPanel, TermsPanel } from './employee-panels.tsx';
import classes from './employees.module.css';
import { useEmployee } from './use-employees.ts';

const route = getRouteApi('/_app/payroll/employees/$employeeId/');

/** An employee: who they are, what they earn from when on, and when they are away. */
export function EmployeePage() {
  const { employeeId } = route.useParams();
  return (
    <Loaded query={useEmployee(employeeId)} rows={8}>
      {(employee) => <OpenedEmployee employee={employee} />}
    </Loaded>
  );
}

function OpenedEmployee({ employee }: { employee: Employee }) {
  const { t } = useTranslation(['payroll', 'common']);
  const employeeId = employee.id;
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
        <Row wrap gap={12} lineGap={8} className={classes.notice}>
          {t('employees.missing')} <MissingChips missing={employee.missing} />
        </Row>
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
  const list = useListFormat();
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
                {list([t(`method.${payTo.method}`), ...(payTo.bank ? [payTo.bank.name] : [])])}{' '}
                <bdi className={classes.number}>{payTo.number}</bdi>
              </>
            ),
          ],
        ]}
      />
    </Panel>
  );
}

const LastDayDialog = onDemand(() => import('./employee-dialogs.tsx').then((module) => module.LastDayDialog));
const LeaveDialog = onDemand(() => import('./employee-dialogs.tsx').then((module) => module.LeaveDialog));
const RemoveLeaveDialog = onDemand(() =>
  import('./employee-dialogs.tsx').then((module) => module.RemoveLeaveDialog),
);
const RemovalDialog = onDemand(() => import('./employee-dialogs.tsx').then((module) => module.RemovalDialog));

/** How an employee leaves: with a last day, or removed where they were never paid. */
function LeavingActions({ employee }: { employee: Employee }) {
  const { t } = useTranslation(['payroll', 'common']);
  const [open, setOpen] = useState<'lastDay' | 'removal'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('employees.more')}>
            <IconDots size={18} stroke={1.8} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen('lastDay')}>{t('fields.leftOn')}</Menu.Item>
          {employee.may.delete && (
            <Menu.Item onClick={() => setOpen('removal')}>{t('employees.remove')}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'lastDay' && <LastDayDialog employee={employee} onClose={close} />}
        {open === 'removal' && <RemovalDialog employee={employee} onClose={close} />}
      </Suspense>
    </>
  );
}

/** When an employee was away, and what is left of the year's annual leave. */
function LeavePanel({ employee }: { employee: Employee }) {
  const { t } = useTranslation('payroll');
  const [isEntering, setEntering] = useState(false);
  const columns = useLeaveColumns();
  const query = useQuery(api.payroll.leave.list.queryOptions({ input: { id: employee.id } }));
  return (
    <Panel
      title={t('leave.title')}
      description={query.data && t('leave.annual', query.data.annual)}
      actions={
        employee.may.update && (
          <Button variant="default" onClick={() => setEntering(true)}>
            {t('leave.enter')}
          </Button>
        )
      }
      flush
    >
      <Loaded query={query} rows={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('leave.empty')} />
          ) : (
            <Records label={t('leave.title')} columns={columns} items={items} />
          )
        }
      </Loaded>
      <Suspense>
        {isEntering && <LeaveDialog employee={employee} onClose={() => setEntering(false)} />}
      </Suspense>
    </Panel>
  );
}

function useLeaveColumns(): Column<LeaveEntry>[] {
  const { t } = useTranslation('payroll');
  const { daysFrom } = useDates();
  return [
    { heading: t('leave.when'), cell: ({ from, to }) => daysFrom(from, to) },
    {
      heading: t('leave.kind'),
      className: classes.kind,
      cell: ({ kind, note }) => (
        <>
          {t(`leave.kinds.${kind}`)}
          {note && (
            <Minor below>
              <bdi>{note}</bdi>
            </Minor>
          )}
        </>
      ),
    },
    {
      heading: t('leave.days'),
      kind: 'amount',
      className: classes.number,
      cell: ({ days }) => (
        <Text as="span" tabular>
          {t('leave.count', { count: days })}
        </Text>
      ),
    },
    {
      heading: t('leave.remove'),
      kind: 'actions',
      cell: (entry) => entry.may.delete && <RemoveLeave entry={entry} />,
    },
  ];
}

function RemoveLeave({ entry }: { entry: LeaveEntry }) {
  const { t } = useTranslation('payroll');
  const [isAsking, setAsking] = useState(false);
  const when = useDates().daysFrom(entry.from, entry.to);
  return (
    <>
      <ActionIcon variant="subtle" aria-label={t('leave.removeOf', { when })} onClick={() => setAsking(true)}>
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
      <Suspense>
        {isAsking && <RemoveLeaveDialog id={entry.id} when={when} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
