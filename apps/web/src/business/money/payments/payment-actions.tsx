import type { Payment } from '@kazi/contract/money';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconFileDownload from '#icons/IconFileDownload';
import { client } from '../../../api/client.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { DownloadButton } from '../../../shell/download-button.tsx';
import { Decision } from '../approvals/decision.tsx';

const TakeBackDialog = onDemand(() =>
  import('./take-back-dialog.tsx').then((module) => module.TakeBackDialog),
);

/** What can be done about a payment: have its receipt, take it back, or decide about it. */
export function PaymentActions({ payment }: { payment: Payment }) {
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
