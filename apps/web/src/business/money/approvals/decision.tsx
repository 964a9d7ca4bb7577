import type { Payment } from '@kazi/contract/money';
import { Row, Text } from '@kazi/ui/layout';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import classes from './approvals.module.css';

const ApproveDialog = onDemand(() =>
  import('../payments/payment-dialogs.tsx').then((module) => module.ApproveDialog),
);
const RefuseDialog = onDemand(() =>
  import('../payments/payment-dialogs.tsx').then((module) => module.RefuseDialog),
);

/** The two ways to decide about somebody else's withdrawal, or why one may only refuse it; nothing for viewers who may not. */
export function Decision({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const [open, setOpen] = useState<'approve' | 'refuse'>();
  const close = () => setOpen(undefined);
  const { may } = payment;
  if (!may.refuse) return may.cancel && <Why>{t('approvals.notYou.own')}</Why>;
  const { name } = payment.user;
  return (
    <Row as="span" inline justify="end" gap={8}>
      {may.approveRefusal && (
        <Why className={classes.notYou}>{t(`approvals.notYou.${may.approveRefusal}`)}</Why>
      )}
      <Button
        variant="default"
        aria-label={t('approvals.refuseThis', { name })}
        onClick={() => setOpen('refuse')}
      >
        {t('approvals.refuse')}
      </Button>
      {may.approve && (
        <Button aria-label={t('approvals.approveThis', { name })} onClick={() => setOpen('approve')}>
          {t('approvals.approve')}
        </Button>
      )}
      <Suspense>
        {open === 'approve' && <ApproveDialog payment={payment} onClose={close} />}
        {open === 'refuse' && <RefuseDialog payment={payment} onClose={close} />}
      </Suspense>
    </Row>
  );
}

/** Why one may not decide, or not in every way. */
const Why = (props: { className?: string | undefined; children: string }) => (
  <Text as="span" tone="muted" size={13} weight={400} {...props} />
);
