import type { Payment, PaymentOpened } from '@kazi/contract/money';
import { openPaymentStatuses } from '@kazi/contract/money/words';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { Moment } from '@kazi/ui/moment';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconFileDownload from '#icons/IconFileDownload';
import { client } from '../../../api/client.ts';
import { useSignedIn } from '../../../session/session.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { DownloadButton } from '../../../shell/download-button.tsx';
import { Facts } from '../../../shell/page/facts.tsx';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { useReadAbout } from '../../activity/index.ts';
import { StatusGlyph } from '../../status.tsx';
import { Decision } from '../approvals/decision.tsx';
import { PaymentStatus, useFailureText } from '../parts/cells.tsx';
import { usePayment } from '../parts/queries.ts';
import classes from './payment-page.module.css';
import { Bill, Party } from './payment-parts.tsx';

const tones: Record<Payment['status'], Tone> = {
  'awaiting-approval': 'waits',
  created: 'moves',
  submitted: 'moves',
  unknown: 'waits',
  succeeded: 'good',
  failed: 'bad',
  refused: 'bad',
  cancelled: 'moves',
};

const route = getRouteApi('/_app/wallet/payments/$paymentId');

/** A payment and all that happens to it, as it happens. */
export function PaymentPage() {
  const { paymentId } = route.useParams();
  return (
    <Loaded query={usePayment(paymentId)} rows={6}>
      {(payment) => <OpenedPayment payment={payment} />}
    </Loaded>
  );
}

function OpenedPayment({ payment }: { payment: PaymentOpened }) {
  const { t } = useTranslation(['payments', 'money']);
  const { amount, currency, operation, status } = payment;
  useReadAbout(payment.id);
  return (
    <Page
      title={t(`money:operation.${operation}`)}
      width="narrow"
      above={<Link to="/wallet/payments">{t('list.title')}</Link>}
      description={
        <Row as="span" wrap gap={12} lineGap={6} className={classes.state}>
          <span className={classes.amount}>
            <Money amount={amount} currency={currency} />
          </span>
          <span role="status">
            <PaymentStatus status={status} />
          </span>
        </Row>
      }
      actions={<PaymentActions payment={payment} />}
    >
      <Outcome payment={payment} />
      <div className={classes.columns}>
        <PaymentFacts payment={payment} />
        <Steps payment={payment} />
      </div>
    </Page>
  );
}

type Tone = 'good' | 'waits' | 'bad' | 'moves';

/** In a sentence, what a payment's status means for the money, and why. */
function Outcome({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const failureText = useFailureText();
  const { kind, status, failure, approval } = payment;
  const reason = status === 'refused' ? approval?.reason : failure && failureText(failure);
  return (
    <p className={classes.outcome} data-tone={tones[status]}>
      {reason && (
        <span className={classes.reason} dir="auto">
          {reason}{' '}
        </span>
      )}
      {t(`outcome.${kind}.${status}`)}
    </p>
  );
}

/** What happened to a payment, oldest first, and what is waited for. */
function Steps({ payment }: { payment: PaymentOpened }) {
  const { t } = useTranslation(['payments', 'money']);
  const { steps, status } = payment;
  const waits = oneOf(status, openPaymentStatuses);
  return (
    <Panel title={t('steps.title')}>
      <Stack as="ol">
        {steps.map((step) => (
          <li key={`${step.at} ${step.status}`} className={classes.step}>
            <span className={classes.glyph}>
              <StatusGlyph status={step.status} />
            </span>
            <Text as="span" weight={500}>
              {t(`money:status.${step.status}`)}
            </Text>
            <Text as="span" tone="muted" size={13} className={classes.detail}>
              <Moment at={step.at} />
            </Text>
          </li>
        ))}
        {waits && (
          <li className={`${classes.step} ${classes.next}`}>
            <span className={classes.glyph}>
              <StatusGlyph status="draft" />
            </span>
            <span>{t(`steps.next.${waits}`)}</span>
          </li>
        )}
      </Stack>
    </Panel>
  );
}

/** The payment's bill, whom it pays, and what it is looked up by. */
function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { user: viewer } = useSignedIn();
  const { kind, narration, reference, receipt, user, createdAt } = payment;
  return (
    <Panel title={t('facts.title')}>
      <div className={classes.bill}>
        <Bill
          bill={payment}
          {...(kind === 'topup' && { arrives: t('lines.paidIn'), total: t('lines.asked') })}
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

const TakeBackDialog = onDemand(() =>
  import('./payment-dialogs.tsx').then((module) => module.TakeBackDialog),
);

/** What can be done about a payment: have its receipt, take it back, or decide about it. */
function PaymentActions({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { id, status, may } = payment;
  const [isTakingBack, setTakingBack] = useState(false);
  return (
    <>
      {status === 'succeeded' && (
        <DownloadButton
          leftSection={<IconFileDownload size={16} stroke={1.8} />}
          file={() => client.money.payments.receipt({ id })}
        >
          {t('actions.receipt')}
        </DownloadButton>
      )}
      {may.cancel && (
        <Button variant="default" onClick={() => setTakingBack(true)}>
          {t('actions.takeBack')}
        </Button>
      )}
      {may.refuse && <Decision payment={payment} />}
      <Suspense>
        {isTakingBack && <TakeBackDialog payment={payment} onClose={() => setTakingBack(false)} />}
      </Suspense>
    </>
  );
}
