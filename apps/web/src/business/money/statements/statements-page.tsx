import { rules } from 'virtual:rules/money.accounts.statement';
import type { Account } from '@kazi/contract/money';
import { statementFormats, statementMaxDays } from '@kazi/contract/money/words';
import { Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import type { Column } from '@kazi/ui/record-table';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { Button, NativeSelect } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDownload from '#icons/IconDownload';
import { client } from '../../../api/client.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { daysBetween } from '../../../shell/days.ts';
import { DownloadButton } from '../../../shell/download-button.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm, useDefinedForm } from '../../../shell/form/define-form.ts';
import { ListPanel } from '../../../shell/list/list-page.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import filterClasses from '../../../shell/page/filters.module.css';
import { Page } from '../../../shell/page/page.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { saveFile } from '../../../shell/save-file.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { useDates } from '../../../shell/use-dates.ts';
import { workspaceToday } from '../../identity/index.ts';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { useMonths, useOwnAccounts } from '../parts/queries.ts';
import { daysOf } from './days.ts';
import classes from './statements.module.css';

const route = getRouteApi('/_app/wallet/statements');

/** Statements of either account: of a month by one click, of any period by a form. */
export function StatementsPage() {
  const { t } = useTranslation('money');
  const { account: kind } = route.useSearch();
  const navigate = route.useNavigate();
  const { primary, onHold, ...query } = useOwnAccounts();
  const account = kind === 'on-hold' ? onHold : primary;
  return (
    <Page title={t('statements.title')} description={t('statements.description')}>
      <MoneyTabs />
      <div className={filterClasses.filters}>
        <NativeSelect
          aria-label={t('statements.account')}
          value={kind ?? ''}
          onChange={({ currentTarget }) =>
            navigate({ search: { account: oneOf(currentTarget.value, ['on-hold']) }, replace: true })
          }
          data={[
            { value: '', label: t('account.primary') },
            { value: 'on-hold', label: t('account.on-hold') },
          ]}
        />
      </div>
      <Loaded query={{ ...query, data: account }} rows={8} rowHeight={56}>
        {(account) => (
          <div className={classes.columns}>
            <MonthsPanel account={account} />
            <PeriodPanel account={account} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

type Month = NonNullable<ReturnType<typeof useMonths>['data']>[number] & { id: string };

/** This month, and those of the last twelve in which something moved, newest first: each to be downloaded. */
function MonthsPanel({ account }: { account: Account }) {
  const { t } = useTranslation('money');
  const query = useMonths(account.id);
  const months = query.data
    ?.toReversed()
    .filter((month, at) => at === 0 || month.in > 0 || month.out > 0)
    .map((month) => ({ ...month, id: month.month }));
  return (
    <ListPanel
      title={t('statements.months')}
      list={{ ...query, data: months }}
      columns={useColumns(account, months?.[0])}
      rows={12}
      rowHeight={52}
    />
  );
}

function useColumns({ id: account, currency }: Account, current: Month | undefined): Column<Month>[] {
  const { t } = useTranslation('money');
  const { monthName } = useDates();
  const moved = (way: 'in' | 'out') => ({
    heading: t(`statements.${way}`),
    kind: 'amount' as const,
    onPhone: 'line' as const,
    className: classes[way],
    cell: (month: Month) => (
      <>
        <span className={classes.label}>{t(`statements.${way}`)}</span>{' '}
        <Money amount={month[way]} currency={currency} />
      </>
    ),
  });
  return [
    {
      heading: t('statements.month'),
      cell: (month) => (
        <>
          {monthName(month.month)}{' '}
          {month === current && (
            <Text as="span" tone="muted" weight={400}>
              {t('statements.soFar')}
            </Text>
          )}
        </>
      ),
    },
    moved('in'),
    moved('out'),
    {
      heading: t('statements.download'),
      onPhone: 'corner',
      className: classes.files,
      cell: ({ month }) => <MonthFiles account={account} month={month} />,
    },
  ];
}

function MonthFiles({ account, month }: { account: string; month: string }) {
  const { t } = useTranslation('money');
  const { monthName } = useDates();
  return statementFormats.map((format) => (
    <DownloadButton
      key={format}
      size="xs"
      leftSection={<IconDownload size={14} />}
      file={() => client.money.accounts.statement({ id: account, ...daysOf(month), format })}
    >
      <SpokenAs
        about={t('statements.downloadMonth', { month: monthName(month), format: format.toUpperCase() })}
      >
        {format.toUpperCase()}
      </SpokenAs>
    </DownloadButton>
  ));
}

interface Days {
  from: string;
  to: string;
}

const daysForm = defineForm({
  rules,
  from: (days: Days) => days,
  empty: { from: '', to: '' },
  useFields() {
    const { t } = useTranslation('money');
    return {
      from: { label: t('statements.from'), check: (from) => (from ? null : t('statements.dayProblem')) },
      to: {
        label: t('statements.to'),
        check(to, { from }) {
          if (!to) return t('statements.dayProblem');
          if (to < from) return t('statements.orderProblem');
          return daysBetween(from, to) > statementMaxDays
            ? t('statements.lengthProblem', { count: statementMaxDays })
            : null;
        },
      },
    };
  },
});

/** A statement from any day to any other. */
function PeriodPanel({ account }: { account: Account }) {
  const { t } = useTranslation('money');
  const [thisYear] = useState(() => ({
    from: `${workspaceToday().slice(0, 'YYYY'.length)}-01-01`,
    to: workspaceToday(),
  }));
  const form = useDefinedForm(daysForm, thisYear);
  const download = useWrite(client.money.accounts.statement, { changes: [], form, done: saveFile });
  const [wanted, setWanted] = useState<(typeof statementFormats)[number]>();

  function send(event: SubmitEvent<HTMLFormElement>) {
    const format = chosenFormat(event.nativeEvent.submitter);
    setWanted(format);
    form.onSubmit((days) => format && void download.run({ id: account.id, ...days, format }))(event);
  }
  return (
    <Panel
      title={t('statements.other')}
      description={t('statements.otherDescription', { count: statementMaxDays })}
    >
      <form className={formClasses.form} noValidate onSubmit={send}>
        <div className={formClasses.pair}>
          <DayField {...form.getInputProps('from')} />
          <DayField {...form.getInputProps('to')} />
        </div>
        <div className={formClasses.actions}>
          {statementFormats.map((format) => (
            <Button
              key={format}
              type="submit"
              value={format}
              variant="default"
              leftSection={<IconDownload size={16} />}
              loading={download.busy && wanted === format}
            >
              {t('statements.as', { format: format.toUpperCase() })}
            </Button>
          ))}
        </div>
      </form>
    </Panel>
  );
}

/** The format of the button that a form was sent by. */
const chosenFormat = (submitter: HTMLElement | null) =>
  statementFormats.find((format) => submitter instanceof HTMLButtonElement && submitter.value === format);
