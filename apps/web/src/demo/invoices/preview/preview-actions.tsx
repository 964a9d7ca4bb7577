import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCreditCard from '#icons/IconCreditCard';
import IconPencil from '#icons/IconPencil';
import IconPrinter from '#icons/IconPrinter';
import IconSend from '#icons/IconSend';
import IconTrash from '#icons/IconTrash';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { LinkButton } from '../../../shell/link-button.tsx';
import { links } from '../../routing/links.ts';
import { DeleteInvoice } from '../delete-invoice.tsx';
import type { WholeInvoice } from '../use-invoice.ts';

const SendPanel = onDemand(() => import('./send-panel.tsx').then((module) => module.SendPanel));
const PaymentPanel = onDemand(() => import('./payment-panel.tsx').then((module) => module.PaymentPanel));

/** Sends, prints, changes an invoice, and takes payments for it. */
export function PreviewActions({ whole }: { whole: WholeInvoice }) {
  const { t } = useTranslation('demo/invoices');
  const [asked, setAsked] = useState<'send' | 'pay' | 'delete'>();
  const router = useRouter();
  const close = () => setAsked(undefined);
  const { invoice } = whole;
  return (
    <>
      <Tooltip label={t('actions.delete')}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('delete.named', { id: invoice.id })}
          onClick={() => setAsked('delete')}
        >
          <IconTrash size={16} stroke={1.8} />
        </ActionIcon>
      </Tooltip>
      <LinkButton
        to={links.editInvoice(invoice.id)}
        variant="default"
        leftSection={<IconPencil size={16} stroke={1.8} />}
      >
        {t('actions.edit')}
      </LinkButton>
      <Button variant="default" leftSection={<IconPrinter size={16} stroke={1.8} />} onClick={() => print()}>
        {t('actions.print')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconCreditCard size={16} stroke={1.8} />}
        onClick={() => setAsked('pay')}
      >
        {t('actions.pay')}
      </Button>
      <Button leftSection={<IconSend size={16} stroke={1.8} />} onClick={() => setAsked('send')}>
        {t('actions.send')}
      </Button>
      <Suspense>
        {asked === 'send' && <SendPanel invoice={invoice} onClose={close} />}
        {asked === 'pay' && <PaymentPanel invoice={invoice} onClose={close} />}
      </Suspense>
      {asked === 'delete' && (
        <DeleteInvoice
          invoice={invoice}
          onClose={close}
          onDeleted={() => router.navigate({ to: links.invoices })}
        />
      )}
    </>
  );
}
