import { currency, type Invoice, sendInvoice } from '@kazi/simulation/invoice';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { toast } from '@kazi/ui/toast';
import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../calls/use-answer.ts';
import { SidePanel } from '../../parts/side-panel.tsx';
import { useDayFormat } from '../../parts/use-day-format.ts';
import { given, useValidators } from '../../parts/validators.ts';
import { issuer } from '../invoice.ts';
import { invoiceCalls } from '../use-invoice.ts';

interface SendPanelProps {
  invoice: Invoice;
  onClose: () => void;
}

/** Sends an invoice to its client, with some words; a draft is sent by that. */
export function SendPanel({ invoice, onClose }: SendPanelProps) {
  const { t } = useTranslation('demo/invoices');
  const locale = useLocale();
  const day = useDayFormat();
  const { id, client, service, balance, dueDate } = invoice;
  const [firstName] = client.name.split(' ');
  const check = useValidators();
  const form = useForm({
    initialValues: {
      to: client.companyEmail,
      subject: t('send.subjectIs', { id, issuer: issuer.name }),
      message: t(balance > 0 ? 'send.messageIs' : 'send.messageSettled', {
        name: firstName,
        service,
        issuer: issuer.name,
        amount: formatMoney(balance, currency, locale),
        day: day(dueDate),
      }),
    },
    validate: {
      to: check.emailAddress,
      subject: given(t('send.subjectMissing')),
    },
  });
  const send = useChange(sendInvoice, {
    changes: invoiceCalls,
    onDone: (_answer, { to }) => {
      toast({ message: t('send.done', { id, to }) });
      onClose();
    },
  });
  return (
    <SidePanel
      title={t('send.title', { id })}
      submitLabel={t('send.submit')}
      isDirty={form.isDirty()}
      busy={send.isPending}
      onSubmit={form.onSubmit((words) => send.mutate({ id, ...words, to: words.to.trim() }))}
      onClose={onClose}
    >
      <TextInput label={t('send.to')} type="email" data-autofocus {...form.getInputProps('to')} />
      <TextInput label={t('send.subject')} {...form.getInputProps('subject')} />
      <Textarea
        dir="auto"
        label={t('send.message')}
        autosize
        minRows={8}
        maxRows={16}
        {...form.getInputProps('message')}
      />
    </SidePanel>
  );
}
