import { currency, type Invoice, sendInvoice } from '@kazi/simulation/invoice';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { toast } from '@kazi/ui/toast';
import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useChange } from '../../calls/use-answer.ts';
import { emailAddress } from '../../parts/email-address.ts';
import { SidePanel } from '../../parts/side-panel.tsx';
import { useDayFormat } from '../../parts/use-day-format.ts';
import { issuer } from '../invoice.ts';
import { invoiceCalls } from '../use-invoice.ts';

interface SendPanelProps {
  invoice: Invoice;
  onClose: () => void;
}

/** Sends an invoice to its client, with some words; a draft is sent by that. */
export function SendPanel({ invoice, onClose }: SendPanelProps) {
  const locale = useLocale();
  const day = useDayFormat();
  const { id, client, service, balance, dueDate } = invoice;
  const [firstName] = client.name.split(' ');
  const form = useForm({
    initialValues: {
      to: client.companyEmail,
      subject: `Invoice ${id} from ${issuer.name}`,
      message:
        `Dear ${firstName},\n\nhere is our invoice for “${service}”. ` +
        `${formatMoney(Math.max(0, balance), currency, locale)} is due by ${day(dueDate)}.\n\n` +
        `Asante sana,\n${issuer.name}`,
    },
    validate: {
      to: emailAddress,
      subject: (subject) => (subject.trim() === '' ? 'Give the message a subject.' : null),
    },
  });
  const send = useChange(sendInvoice, {
    changes: invoiceCalls,
    onDone: (_answer, { to }) => {
      toast({ message: `Invoice ${id} was sent to ${to}.` });
      onClose();
    },
  });
  return (
    <SidePanel
      title={`Send invoice ${id}`}
      submitLabel="Send invoice"
      isDirty={form.isDirty()}
      busy={send.isPending}
      onSubmit={form.onSubmit((words) => send.mutate({ id, ...words, to: words.to.trim() }))}
      onClose={onClose}
    >
      <TextInput label="To" type="email" data-autofocus {...form.getInputProps('to')} />
      <TextInput label="Subject" {...form.getInputProps('subject')} />
      <Textarea label="Message" autosize minRows={8} maxRows={16} {...form.getInputProps('message')} />
    </SidePanel>
  );
}
