import type { Payment } from '@kazi/contract/money';
import { Moment } from '@kazi/ui/moment';
import { Panel } from '@kazi/ui/panel';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../session/session.ts';
import { Facts } from '../../../shell/page/facts.tsx';
import classes from './payment-page.module.css';
import { AmountLines, Party } from './payment-parts.tsx';

/** The payment's bill, whom it pays, and what it is looked up by. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { user: viewer } = useSignedIn();
  const { amount, fee, total, currency, kind, narration, reference, receipt, user, createdAt } = payment;
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
      <Facts
        facts={[
          [t(kind === 'topup' ? 'facts.from' : 'facts.to'), <Party key="party" payment={payment} />],
          [t('facts.owner'), user.id !== viewer.id && user.name],
          [t('facts.approver'), payment.approval?.by?.name],
          [t('facts.made'), <Moment key="made" at={createdAt} />],
          [
            t(kind === 'topup' ? 'facts.narration.in' : 'facts.narration.out'),
            narration && <bdi key="narration">{narration}</bdi>,
          ],
          [
            t('facts.reference'),
            <bdi key="reference" dir="ltr">
              {reference}
            </bdi>,
          ],
          [
            t('facts.receipt'),
            receipt && (
              <bdi key="receipt" dir="ltr">
                {receipt}
              </bdi>
            ),
          ],
        ]}
      />
    </Panel>
  );
}
