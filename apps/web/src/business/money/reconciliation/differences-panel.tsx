import type { Difference } from '@kazi/contract/money';
import { Minor, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import type { Column } from '@kazi/ui/record-table';
import { Button, SegmentedControl } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCircleCheck from '#icons/IconCircleCheck';
import { api } from '../../../api/queries.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { ListPanel } from '../../../shell/list/list-page.tsx';
import { useList } from '../../../shell/list/use-list.ts';
import { useDates } from '../../../shell/use-dates.ts';
import { accountCurrency } from '../parts/queries.ts';
import classes from './reconciliation.module.css';

const SettleDialog = onDemand(() => import('./settle-dialog.tsx').then((module) => module.SettleDialog));

const route = getRouteApi('/_app/wallet/reconciliation');

/** What ledger and rails differ in: still open, or settled. */
export function DifferencesPanel() {
  const { t } = useTranslation('payments');
  const { settled } = route.useSearch();
  const navigate = route.useNavigate();
  const [settling, setSettling] = useState<Difference>();
  const list = useList(api.money.reconciliation.differences, (cursor) => ({
    cursor,
    open: String(!settled),
  }));
  return (
    <>
      <ListPanel
        title={t('differences.title')}
        description={t('differences.description')}
        actions={
          <SegmentedControl
            aria-label={t('differences.which')}
            value={settled ? 'settled' : 'open'}
            onChange={(which) =>
              navigate({ search: { settled: which === 'settled' || undefined }, replace: true })
            }
            data={[
              { value: 'open', label: t('differences.open') },
              { value: 'settled', label: t('differences.settled') },
            ]}
          />
        }
        list={list}
        columns={useColumns(setSettling)}
        rows={3}
        rowHeight={60}
        empty={{
          icon: IconCircleCheck,
          title: t(settled ? 'differences.noneSettled' : 'differences.none'),
        }}
      />
      <Suspense>
        {settling && <SettleDialog difference={settling} onClose={() => setSettling(undefined)} />}
      </Suspense>
    </>
  );
}

function useColumns(onSettle: (difference: Difference) => void): Column<Difference>[] {
  const { t } = useTranslation('payments');
  const { dayName } = useDates();
  const side = (name: 'rail' | 'ledger', amount: (difference: Difference) => number | null) => ({
    heading: t(`differences.columns.${name}`),
    kind: 'amount' as const,
    onPhone: 'line' as const,
    className: classes.sideOf,
    cell: (difference: Difference) => (
      <Side label={t(`differences.columns.${name}`)} amount={amount(difference)} />
    ),
  });
  return [
    {
      heading: t('differences.columns.what'),
      onPhone: 'line',
      cell: ({ kind, railTitle, day }) => (
        <>
          {t(`differences.kind.${kind}`)}
          <Minor below>
            <bdi>{railTitle}</bdi> ·{' '}
            <bdi>
              <time dateTime={day}>{dayName(day)}</time>
            </bdi>
          </Minor>
        </>
      ),
    },
    {
      heading: t('differences.columns.reference'),
      onPhone: 'line',
      className: classes.reference,
      cell: ({ reference, payment }) =>
        payment ? (
          <Link to="/wallet/payments/$paymentId" params={{ paymentId: payment }}>
            <bdi dir="ltr">{reference ?? t('differences.noReference')}</bdi>
          </Link>
        ) : (
          <bdi dir="auto">{reference ?? t('differences.noReference')}</bdi>
        ),
    },
    side('rail', ({ railAmount }) => railAmount),
    side('ledger', ({ ledgerAmount }) => ledgerAmount),
    {
      heading: t('differences.settled'),
      kind: 'actions',
      onPhone: 'line',
      className: classes.settled,
      cell: (difference) => <Settled difference={difference} onSettle={() => onSettle(difference)} />,
    },
  ];
}

/** The amount of one side, labelled on a phone, where the table has no headings. */
function Side({ label, amount }: { label: string; amount: number | null }) {
  const { t } = useTranslation('payments');
  return (
    <>
      <span className={classes.side} aria-hidden="true">
        {label}{' '}
      </span>
      {amount === null ? (
        <Text as="span" tone="muted" size={13}>
          {t('differences.nothing')}
        </Text>
      ) : (
        <Money amount={amount} currency={accountCurrency} />
      )}
    </>
  );
}

/** Who settled it and why, or the button that does. */
function Settled({ difference, onSettle }: { difference: Difference; onSettle: () => void }) {
  const { t } = useTranslation('payments');
  const { resolved, reference } = difference;
  return resolved ? (
    <>
      <bdi>{resolved.note}</bdi>
      <Text as="div" tone="muted" size={13}>
        {resolved.by.name}
      </Text>
    </>
  ) : (
    <Button
      variant="default"
      aria-label={t('differences.settleThis', { reference: reference ?? t('differences.noReference') })}
      onClick={onSettle}
    >
      {t('differences.settle')}
    </Button>
  );
}
