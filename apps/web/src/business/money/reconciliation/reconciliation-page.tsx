import { rules } from 'virtual:rules/money.reconciliation.run';
import { addDays, kenyanToday } from '@kazi/contract/days';
import { bookAccountKinds } from '@kazi/contract/money/words';
import { DataCard } from '@kazi/ui/data-card';
import { List, Row, Text } from '@kazi/ui/layout';
import { useListFormat } from '@kazi/ui/locale';
import { Moment } from '@kazi/ui/moment';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { RecordTable } from '@kazi/ui/record-table';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconScale from '#icons/IconScale';
import IconTransfer from '#icons/IconTransfer';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { defineForm } from '../../../shell/form/define-form.ts';
import { useSendForm } from '../../../shell/form/use-record-form.tsx';
import { ListPanel } from '../../../shell/list/list-page.tsx';
import { useList } from '../../../shell/list/use-list.ts';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { Nothing, usePaymentColumns } from '../parts/cells.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { accountCurrency } from '../parts/queries.ts';
import { DifferencesPanel } from './differences-panel.tsx';
import classes from './reconciliation.module.css';

const usualDays = 7;

/** Whether the books agree with themselves and with the rails, for the bookkeeper. */
export function ReconciliationPage() {
  const { t } = useTranslation('payments');
  return (
    <Page title={t('reconciliation.title')} description={t('reconciliation.description')}>
      <MoneyTabs />
      <ReconciliationSummary />
      <RunPanel />
      <DifferencesPanel />
      <UnclearedPanel />
      <AlertsPanel />
    </Page>
  );
}

/** Payments that a statement should have shown by now, the oldest first: why a clearing account has not come back to nothing. */
function UnclearedPanel() {
  const { t } = useTranslation('payments');
  return (
    <ListPanel
      title={t('uncleared.title')}
      description={t('uncleared.description')}
      list={useList(api.money.reconciliation.uncleared, (cursor) => ({ cursor }))}
      columns={usePaymentColumns({ withOwner: true })}
      rows={3}
      rowHeight={60}
      empty={t('uncleared.none')}
    />
  );
}

const daysForm = defineForm({
  rules,
  from: (days: { from: string; to: string }) => days,
  empty: { from: '', to: '' },
  useFields() {
    const { t } = useTranslation('payments');
    return { from: t('run.from'), to: t('run.to') };
  },
});

type Result = Awaited<ReturnType<typeof client.money.reconciliation.run>>;

/** Compares the rails' statements of some days with the ledger. */
function RunPanel() {
  const { t } = useTranslation('payments');
  const list = useListFormat();
  const [days] = useState(() => ({ from: addDays(kenyanToday(), -usualDays), to: kenyanToday() }));
  const [result, setResult] = useState<Result>();
  const { form, busy, onSubmit } = useSendForm({
    form: daysForm,
    record: days,
    send: (input) => client.money.reconciliation.run(input),
    changes: ['difference'],
    done: setResult,
  });
  return (
    <Panel title={t('run.title')} description={t('run.description')}>
      <form className={classes.run} noValidate onSubmit={onSubmit}>
        <DayField {...form.getInputProps('from')} />
        <DayField {...form.getInputProps('to')} />
        <Button type="submit" loading={busy}>
          {t('run.submit')}
        </Button>
      </form>
      <p className={classes.result} role="status">
        {result &&
          t('run.result', {
            rail: list(result.railTitles),
            lines: result.lines,
            matched: result.matched,
            differences: result.differences.length,
          })}
      </p>
    </Panel>
  );
}

/** What should not have happened, newest first. */
function AlertsPanel() {
  const { t } = useTranslation('payments');
  const query = useQuery(api.money.reconciliation.alerts.queryOptions());
  return (
    <Panel title={t('alerts.title')} description={t('alerts.description')} flush>
      <Loaded query={query} rows={2}>
        {({ items }) =>
          items.length === 0 ? (
            <Nothing>{t('alerts.none')}</Nothing>
          ) : (
            <List divided>
              {items.map(({ id, at, text, payment }) => (
                <li key={id} className={classes.alert}>
                  <Row as="span" className={classes.sign}>
                    <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
                  </Row>
                  <span className={classes.text} dir="auto">
                    {text}
                  </span>
                  <Text as="span" tone="muted" size={13} className={classes.at}>
                    <Moment at={at} />
                    {payment && (
                      <>
                        {' · '}
                        <Link to="/wallet/payments/$paymentId" params={{ paymentId: payment }}>
                          {t('alerts.payment')}
                        </Link>
                      </>
                    )}
                  </Text>
                </li>
              ))}
            </List>
          )
        }
      </Loaded>
    </Panel>
  );
}

const icon = { size: 20, stroke: 1.7 };

/** What the books say now. */
function ReconciliationSummary() {
  const { t } = useTranslation('payments');
  const query = useQuery(api.money.reconciliation.standing.queryOptions());
  return (
    <Loaded query={query} rows={6} inPanel>
      {({ balanced, inTransit, accounts }) => (
        <>
          <div className={classes.cards}>
            <DataCard
              label={t('standing.books')}
              value={t(balanced ? 'standing.balanced' : 'standing.unbalanced')}
              detail={t(balanced ? 'standing.balancedWhy' : 'standing.unbalancedWhy')}
              tone={balanced ? 'success' : 'danger'}
              icon={<IconScale {...icon} />}
            />
            <DataCard
              label={t('standing.inTransit')}
              value={<Money amount={inTransit} currency={accountCurrency} />}
              detail={t('standing.inTransitWhy')}
              icon={<IconTransfer {...icon} />}
            />
          </div>
          <Panel title={t('books.title')} description={t('books.description')} flush>
            <BooksTable accounts={accounts} />
          </Panel>
        </>
      )}
    </Loaded>
  );
}

type Standing = Awaited<ReturnType<typeof client.money.reconciliation.standing>>;
type BookAccount = Standing['accounts'][number];

/** What each of the workspace's accounts has, as a trial balance; those of people are taken together. */
function BooksTable({ accounts }: { accounts: readonly BookAccount[] }) {
  const { t } = useTranslation('payments');
  const nameOf = useAccountName();
  const moved = accounts.filter(({ balance }) => balance !== 0);
  return (
    <RecordTable
      label={t('books.title')}
      columns={[
        t('books.account'),
        <span key="debit" data-end>
          {t('books.debit')}
        </span>,
        <span key="credit" data-end>
          {t('books.credit')}
        </span>,
      ]}
    >
      {moved.map(({ name, railTitle, currency, balance }) => (
        <tr key={`${name} ${currency}`}>
          <th scope="row">{nameOf({ name, railTitle })}</th>
          <td data-end>{balance < 0 && <Money amount={-balance} currency={currency} />}</td>
          <td data-end>{balance > 0 && <Money amount={balance} currency={currency} />}</td>
        </tr>
      ))}
      {sumsOf(accounts).map(({ currency, debit, credit }) => (
        <tr key={currency} className={classes.sum}>
          <th scope="row">{t('books.total')}</th>
          <td data-end>
            <Money amount={debit} currency={currency} />
          </td>
          <td data-end>
            <Money amount={credit} currency={currency} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

/** What all accounts of a currency have on either side. */
const sumsOf = (accounts: readonly BookAccount[]) =>
  [...Map.groupBy(accounts, ({ currency }) => currency)].map(([currency, of]) => ({
    currency,
    debit: of.reduce((sum, { balance }) => sum + Math.max(0, -balance), 0),
    credit: of.reduce((sum, { balance }) => sum + Math.max(0, balance), 0),
  }));

/** Names the workspace's accounts, which the server calls `wallets (primary)`, `clearing (sandbox)` or `fees`. */
function useAccountName(): (account: Pick<BookAccount, 'name' | 'railTitle'>) => string {
  const { t } = useTranslation('payments');
  return ({ name, railTitle }) => {
    const [, group = name, within = ''] = /^([a-z-]+) \((.+)\)$/.exec(name) ?? [];
    const isWallets = group === 'wallets';
    const kind = oneOf(isWallets ? within : group, bookAccountKinds);
    if (!kind) return name;
    return railTitle ? `${t(`books.${kind}`)} (${railTitle})` : t(`books.${kind}`);
  };
}
