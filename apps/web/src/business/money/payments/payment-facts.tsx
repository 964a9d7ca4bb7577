import type { Payment } from '@kazi/contract/money';
import { Panel } from '@kazi/ui/panel';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../session/session.ts';
import { Moment } from '../parts/cells.tsx';
import classes from './payment-page.module.css';
import { AmountLines, Party } from './payment-parts.tsx';

/** The payment's bill, whom it pays, and what it is looked up by. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { user: viewer } = useSignedIn();
  const { amount, fee, total, currency, kind, narration, reference, receipt, user, createdAt } = payment;
  const approver = payment.approval?.by;
  return (
    <Panel title={t('facts.title')}>
      <div className={classes.bill}>
        <AmountLines
          currency={currency}
          lines={[
            { label: t(kind === 'topup' ? 'lines.paidIn' : 'lines.arrives'), amount },
            { label: t('lines.fee'), amount: fee },
            { label: t(kind === 'topup' ? 'lines.asked' : 'lines.total'), amount: total, total: true },
          ]}
        />
      </div>
      <dl className={classes.facts}>
        <dt>{t(kind === 'topup' ? 'facts.from' : 'facts.to')}</dt>
        <dd>
          <Party payment={payment} />
        </dd>
        {user.id !== viewer.id && (
          <>
            <dt>{t('facts.owner')}</dt>
            <dd>{user.name}</dd>
          </>
        )}
        {approver && (
          <>
            <dt>{t('facts.approver')}</dt>
            <dd>{approver.name}</dd>
          </>
        )}
        <dt>{t('facts.made')}</dt>
        <dd>
          <Moment at={createdAt} />
        </dd>
        {narration && (
          <>
            <dt>{t('facts.narration')}</dt>
            <dd>
              <bdi>{narration}</bdi>
            </dd>
          </>
        )}
        <dt>{t('facts.reference')}</dt>
        <dd>
          <bdi dir="ltr">{reference}</bdi>
        </dd>
        {receipt && (
          <>
            <dt>{t('facts.receipt')}</dt>
            <dd>
              <bdi dir="ltr">{receipt}</bdi>
            </dd>
          </>
        )}
      </dl>
    </Panel>
  );
}
