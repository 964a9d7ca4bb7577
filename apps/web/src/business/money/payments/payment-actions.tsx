import type { Payment } from '@kazi/contract/money';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconFileDownload from '#icons/IconFileDownload';
import { client } from '../../../api/client.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { saveFile } from '../../../shell/save-file.ts';
import { Decision } from '../approvals/decision.tsx';

const TakeBackDialog = onDemand(() =>
  import('./take-back-dialog.tsx').then((module) => module.TakeBackDialog),
);

/** What can be done about a payment: have its receipt, take it back, or decide about it. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { id, status, may } = payment;
  const [isTakingBack, setTakingBack] = useState(false);
  const receipt = useMutation({
    mutationFn: () => client.money.payments.receipt({ id }),
    onSuccess: saveFile,
  });
  return (
    <>
      {status === 'succeeded' && (
        <Button
          variant="default"
          leftSection={<IconFileDownload size={16} stroke={1.8} />}
          loading={receipt.isPending}
          onClick={() => receipt.mutate()}
        >
          {t('actions.receipt')}
        </Button>
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
