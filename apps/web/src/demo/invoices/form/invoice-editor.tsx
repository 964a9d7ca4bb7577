import { type InvoiceClient, listClients, saveInvoice } from '@kazi/simulation/invoice';
import { totalsOf, vatPercent } from '@kazi/simulation/invoice/totals';
import { Stack } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import { LinkButton } from '../../../shell/link-button.tsx';
import { answerOf, useChange } from '../../calls/use-answer.ts';
import { usePercent } from '../../parts/formats.ts';
import { LeaveGuard } from '../../parts/leave-guard.tsx';
import { links } from '../../routing/links.ts';
import { Totals } from '../totals.tsx';
import { invoiceCalls } from '../use-invoice.ts';
import {
  draftFrom,
  type InvoiceForm,
  lineFrom,
  type TypedInvoice,
  type TypedLine,
  useInvoiceForm,
} from './draft.ts';
import classes from './invoice-editor.module.css';
import { LinesEditor } from './lines-editor.tsx';

interface InvoiceEditorProps {
  initial: TypedInvoice;
  /** Left out for a new invoice. */
  id?: number;
  /** Minor units that were paid already. */
  received?: number;
}

/** Writes an invoice: to whom, what for, and what it comes to while one types. */
export function InvoiceEditor({ initial, id, received = 0 }: InvoiceEditorProps) {
  const { t } = useTranslation('demo/invoices');
  const router = useRouter();
  const form = useInvoiceForm(initial);
  const save = useChange(saveInvoice, {
    changes: invoiceCalls,
    onDone: ({ invoice }) => {
      toast({ message: t('form.saved', { id: invoice.id }) });
      return router.navigate({ to: links.invoice(invoice.id) });
    },
  });
  function submit(values: TypedInvoice) {
    const invoice = draftFrom(values, id);
    if (invoice) save.mutate({ invoice });
  }
  return (
    <form className={classes.editor} noValidate onSubmit={form.onSubmit(submit)}>
      <div>
        <Panel title={t('form.facts')}>
          <InvoiceFacts form={form} />
        </Panel>
        <LinesEditor form={form} />
        <Panel title={t('form.note')} description={t('form.noteWhere')}>
          <Textarea
            // Written in the language of the client, whatever the page’s is.
            dir="auto"
            aria-label={t('form.note')}
            autosize
            minRows={2}
            maxRows={8}
            {...form.getInputProps('note')}
          />
        </Panel>
      </div>
      <InvoiceSum
        lines={form.values.lines}
        received={received}
        busy={save.isPending}
        cancelTo={id === undefined ? links.invoices : links.invoice(id)}
      />
      <LeaveGuard isOn={form.isDirty() && !save.isSuccess && !save.isPending} />
    </form>
  );
}

const sellers = ['Amina Wanjiru', 'Cynthia Chebet', 'Esther Njeri'];

/** The client of the invoice, what it is for, and when it is due. */
function InvoiceFacts({ form }: { form: InvoiceForm }) {
  const { t } = useTranslation('demo/invoices');
  const { client } = form.values;
  const { data: offered = [] } = useQuery(answerOf(listClients, {}));
  const clients = withCurrent(offered, client);
  return (
    <div className={formClasses.form}>
      <div className={formClasses.pair}>
        <div>
          <NativeSelect
            label={t('columns.client')}
            value={client?.name ?? ''}
            error={form.errors.client}
            onChange={({ currentTarget }) =>
              form.setFieldValue('client', clients.find(({ name }) => name === currentTarget.value) ?? null)
            }
            data={[
              ...(client ? [] : [{ value: '', label: t('form.chooseClient') }]),
              ...clients.map(({ name, company }) => ({ value: name, label: `${company}, ${name}` })),
            ]}
          />
          {client && (
            <Stack as="address" tone="muted" size={13} className={classes.address}>
              <bdi>{client.address}</bdi>
              <bdi>{client.companyEmail}</bdi>
              <bdi>{client.contact}</bdi>
            </Stack>
          )}
        </div>
        <TextInput
          label={t('form.service')}
          placeholder={t('form.serviceExample')}
          {...form.getInputProps('service')}
        />
      </div>
      <div className={formClasses.pair}>
        <DayField label={t('columns.issued')} {...form.getInputProps('issuedDate')} />
        <DayField label={t('columns.due')} {...form.getInputProps('dueDate')} />
        <NativeSelect label={t('form.soldBy')} data={sellers} {...form.getInputProps('salesperson')} />
      </div>
    </div>
  );
}

/** The clients offered, and the one the invoice is to already. */
function withCurrent(offered: readonly InvoiceClient[], current: InvoiceClient | null): InvoiceClient[] {
  const isOffered = offered.some(({ name }) => name === current?.name);
  return current && !isOffered ? [current, ...offered] : [...offered];
}

interface InvoiceSumProps {
  lines: readonly TypedLine[];
  /** Minor units that were paid already. */
  received: number;
  busy: boolean;
  cancelTo: string;
}

/** What the invoice comes to while one types, and the buttons that save it or do not. */
function InvoiceSum({ lines, received, busy, cancelTo }: InvoiceSumProps) {
  const { t } = useTranslation('demo/invoices');
  const percent = usePercent();
  const { subtotal, discount, vat, total } = totalsOf(lines.map(lineFrom));
  const rows = [
    { name: t('sum.subtotal'), amount: subtotal },
    { name: t('sum.discount'), amount: 0 - discount },
    { name: t('sum.vat', { percent: percent(vatPercent) }), amount: vat },
    { name: t('sum.total'), amount: total, isSum: true },
    ...(received > 0
      ? [
          { name: t('sum.received'), amount: -received },
          { name: t('sum.balance'), amount: total - received, isSum: true },
        ]
      : []),
  ];
  return (
    <div className={classes.sum}>
      <Panel title={t('sum.title')}>
        <Totals rows={rows} />
        <Stack gap={8} className={classes.actions}>
          <Button type="submit" loading={busy} fullWidth>
            {t('form.save')}
          </Button>
          <LinkButton to={cancelTo} variant="default" fullWidth>
            {t('form.cancel')}
          </LinkButton>
        </Stack>
      </Panel>
    </div>
  );
}
