import { kenyanToday } from '@kazi/contract/days';
import type { FileCheck, Obligation } from '@kazi/contract/payroll';
import { List, Minor, Row, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import type { Column } from '@kazi/ui/record-table';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCircleCheck from '#icons/IconCircleCheck';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { isWritten } from '../../../shell/days.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { DownloadButton } from '../../../shell/download-button.tsx';
import { LinkButton } from '../../../shell/link-button.tsx';
import { ListPage } from '../../../shell/list/list-page.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { useDates } from '../../../shell/use-dates.ts';
import { P9sPanel } from '../p9/p9s-panel.tsx';
import { PayrollTabs } from '../parts/payroll-tabs.tsx';
import { dueOf } from './due.ts';
import classes from './returns.module.css';

const RemitDialog = onDemand(() => import('./remit-dialog.tsx').then((module) => module.RemitDialog));

const route = getRouteApi('/_app/payroll/returns');

/** What payroll owes to the authorities by when, and the files that they take. */
export function ReturnsPage() {
  const { t } = useTranslation('payroll');
  const { part, month } = route.useSearch();
  const [paid, setPaid] = useState<Obligation>();
  const { data, ...query } = useQuery(
    api.payroll.returns.list.queryOptions({ input: { part: part ?? 'open' } }),
  );
  return (
    <ListPage
      title={t('returns.title')}
      description={t('returns.description')}
      tabs={<PayrollTabs />}
      list={{ ...query, data: data?.items }}
      columns={useObligationColumns(setPaid)}
      rows={5}
      rowHeight={64}
      search={{ part }}
      filters={[
        {
          kind: 'choice',
          name: 'part',
          label: t('returns.part.label'),
          any: t('returns.part.open'),
          options: [{ value: 'all', label: t('returns.part.all') }],
        },
      ]}
      empty={{ icon: IconCircleCheck, ...t('returns.empty', { returnObjects: true }) }}
    >
      <FilesPanel month={month ?? data?.items.at(-1)?.month} />
      <P9sPanel />
      <Suspense>{paid && <RemitDialog obligation={paid} onClose={() => setPaid(undefined)} />}</Suspense>
    </ListPage>
  );
}

const leftOf = ({ amount, remitted }: Obligation) => amount - remitted;

/** Columns of what is owed: to whom, by when with what was paid of it, and what is left. */
function useObligationColumns(onPaid: (obligation: Obligation) => void): Column<Obligation>[] {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  const whom = ({ name, authority }: Obligation) => name ?? t(`authority.${authority}`);
  return [
    {
      heading: t('returns.whom'),
      className: classes.whom,
      cell: (obligation) => (
        <>
          <span title={whom(obligation)}>{whom(obligation)}</span>
          <Minor below>{monthName(obligation.month)}</Minor>
        </>
      ),
    },
    { heading: t('returns.due'), cell: (obligation) => <Due obligation={obligation} /> },
    {
      heading: t('returns.owed'),
      kind: 'amount',
      onPhone: 'corner',
      className: classes.owed,
      cell: (obligation) =>
        leftOf(obligation) > 0 ? (
          <Money amount={leftOf(obligation)} currency={obligation.currency} />
        ) : (
          t('returns.settled')
        ),
    },
    {
      heading: t('run.actions'),
      kind: 'actions',
      cell: (obligation) =>
        obligation.may.remit &&
        leftOf(obligation) > 0 && (
          <Button variant="default" size="compact-sm" onClick={() => onPaid(obligation)}>
            <SpokenAs about={`${whom(obligation)}, ${monthName(obligation.month)}`}>
              {t('returns.writeDown')}
            </SpokenAs>
          </Button>
        ),
    },
  ];
}

/** When it is due, what it costs to be late, and what was paid of it when. */
function Due({ obligation }: { obligation: Obligation }) {
  const { t } = useTranslation('payroll');
  const { dayName } = useDates();
  const { dueOn, penalty, remittances, currency } = obligation;
  const due = dueOf(dueOn, kenyanToday());
  return (
    <>
      {leftOf(obligation) > 0 && (
        <span className={classes.due} data-late={due.state === 'overdue' || undefined}>
          {t(`returns.${due.state}`, { count: due.days })}
        </span>
      )}
      <Minor below>{dayName(dueOn)}</Minor>
      {penalty !== null && penalty > 0 && (
        <Minor below>
          {t('returns.penalty')} <Money amount={penalty} currency={currency} />
        </Minor>
      )}
      {remittances.map(({ id, paidOn, number, amount }) => (
        <Minor key={id} below>
          {t('returns.remitted', { day: dayName(paidOn), number })}{' '}
          <Money amount={amount} currency={currency} />
        </Minor>
      ))}
    </>
  );
}

/** The files of a month as each authority takes them, with what must be put right before. */
function FilesPanel({ month = kenyanToday().slice(0, 'YYYY-MM'.length) }: { month?: string | undefined }) {
  const { t } = useTranslation('payroll');
  const change = useChangeSearch<{ month: string }>();
  const query = useQuery(api.payroll.returns.files.queryOptions({ input: { month } }));
  return (
    <Panel
      title={t('returns.files')}
      description={t('returns.filesHint')}
      actions={
        <>
          <LinkButton variant="default" to="/payroll/books" search={{ month }}>
            {t('books.open')}
          </LinkButton>
          <DayField
            kind="month"
            aria-label={t('run.month')}
            value={month}
            onChange={(value) => isWritten(value, 'month') && change({ month: value })}
          />
        </>
      }
      flush
    >
      <Loaded query={query} rows={3}>
        {({ items }) =>
          items.every(({ rows }) => rows === 0) ? (
            <Text tone="muted" className={classes.nothing}>
              {t('returns.noFiles')}
            </Text>
          ) : (
            <List as="div" divided>
              {items.map((file) => (
                <ReturnFile key={file.file} month={month} file={file} />
              ))}
            </List>
          )
        }
      </Loaded>
    </Panel>
  );
}

/** A file to be downloaded, once nothing of it would be refused. */
function ReturnFile({ month, file: { file, rows, dueOn, problems } }: { month: string; file: FileCheck }) {
  const { t } = useTranslation('payroll');
  const { dayName } = useDates();
  const name = t(`returns.file.${file}`);
  return (
    <Row wrap gap={16} lineGap={8} className={classes.file}>
      <Text as="div" weight={500} className={classes.fileName}>
        {name}
        <Minor below>
          {t('run.people', { count: rows })} · {t('returns.dueOn', { day: dayName(dueOn) })}
        </Minor>
      </Text>
      <DownloadButton
        file={() => client.payroll.returns.file({ month, file })}
        disabled={problems.some(({ blocks }) => blocks)}
        aria-label={t('returns.downloadOf', { file: name })}
      >
        {t('returns.download')}
      </DownloadButton>
      <FileProblems problems={problems} />
    </Row>
  );
}

/** What of a file its authority would refuse, and what is only written otherwise, by person. */
function FileProblems({ problems }: Pick<FileCheck, 'problems'>) {
  const { t } = useTranslation('payroll');
  if (problems.length === 0) return null;
  return (
    <List tone="muted" size={13} className={classes.problems}>
      {problems.map(({ employee, code, column, blocks }) => (
        <li key={`${employee.id} ${code} ${column}`} data-blocks={blocks || undefined}>
          <Link to="/payroll/employees/$employeeId/edit" params={{ employeeId: employee.id }}>
            {employee.name}
          </Link>{' '}
          {t(`returns.problem.${code}`, { field: t(`returns.field.${column}`) })}
        </li>
      ))}
    </List>
  );
}
