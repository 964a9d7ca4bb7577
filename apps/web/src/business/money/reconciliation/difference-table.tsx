import type { Difference } from '@kazi/contract/money';
import { Money } from '@kazi/ui/money';
import { RecordTable } from '@kazi/ui/record-table';
import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { useDates } from '../../../shell/use-dates.ts';
import { accountCurrency } from '../parts/queries.ts';
import classes from './reconciliation.module.css';

const SettleDialog = onDemand(() => import('./settle-dialog.tsx').then((module) => module.SettleDialog));

/** Differences as rows; on a phone, as cards. */
export function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('payments');
  const [settling, setSettling] = useState<Difference>();
  return (
    <>
      <RecordTable
        label={t('differences.title')}
        columns={[
          t('differences.columns.what'),
          t('differences.columns.reference'),
          <span key="rail" data-end>
            {t('differences.columns.rail')}
          </span>,
          <span key="ledger" data-end>
            {t('differences.columns.ledger')}
          </span>,
          <VisuallyHidden key="settled">{t('differences.settled')}</VisuallyHidden>,
        ]}
      >
        {differences.map((difference) => (
          <DifferenceRow
            key={difference.id}
            difference={difference}
            onSettle={() => setSettling(difference)}
          />
        ))}
      </RecordTable>
      <Suspense>
        {settling && <SettleDialog difference={settling} onClose={() => setSettling(undefined)} />}
      </Suspense>
    </>
  );
}

interface DifferenceRowProps {
  difference: Difference;
  onSettle: () => void;
}

function DifferenceRow({ difference, onSettle }: DifferenceRowProps) {
  const { t } = useTranslation('payments');
  const { dayName } = useDates();
  const { kind, railTitle, day, reference, payment, railAmount, ledgerAmount, resolved } = difference;
  const named = reference ?? t('differences.noReference');
  return (
    <tr>
      <th scope="row" className={classes.what}>
        {t(`differences.kind.${kind}`)}
        <div className={classes.detail}>
          <bdi>{railTitle}</bdi> ·{' '}
          <bdi>
            <time dateTime={day}>{dayName(day)}</time>
          </bdi>
        </div>
      </th>
      <td className={classes.reference}>
        {payment ? (
          <Link to="/wallet/payments/$paymentId" params={{ paymentId: payment }}>
            <bdi dir="ltr">{named}</bdi>
          </Link>
        ) : (
          <bdi dir="auto">{named}</bdi>
        )}
      </td>
      <td data-end className={`${classes.amount} ${classes.sideOf}`}>
        <Side label={t('differences.columns.rail')} amount={railAmount} />
      </td>
      <td data-end className={`${classes.amount} ${classes.sideOf}`}>
        <Side label={t('differences.columns.ledger')} amount={ledgerAmount} />
      </td>
      <td data-actions={!resolved || undefined} className={classes.settled}>
        {resolved ? (
          <>
            <bdi>{resolved.note}</bdi>
            <div className={classes.detail}>{resolved.by.name}</div>
          </>
        ) : (
          <Button
            variant="default"
            aria-label={t('differences.settleThis', { reference: named })}
            onClick={onSettle}
          >
            {t('differences.settle')}
          </Button>
        )}
      </td>
    </tr>
  );
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
        <span className={classes.detail}>{t('differences.nothing')}</span>
      ) : (
        <Money amount={amount} currency={accountCurrency} />
      )}
    </>
  );
}
