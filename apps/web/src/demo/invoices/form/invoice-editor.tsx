import { saveInvoice } from '@kazi/simulation/invoice';
import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Textarea } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../calls/use-answer.ts';
import { LeaveGuard } from '../../parts/leave-guard.tsx';
import { links } from '../../routing/links.ts';
import { invoiceCalls } from '../use-invoice.ts';
import { draftFrom, type TypedInvoice } from './draft.ts';
import classes from './invoice-editor.module.css';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceSum } from './invoice-sum.tsx';
import { LinesEditor } from './lines-editor.tsx';
import { useInvoiceForm } from './use-invoice-form.ts';

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
  const element = useRef<HTMLFormElement>(null);
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
  /** Goes to the first field that something is wrong with, once it is marked. */
  const showFirstProblem = () =>
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  return (
    <form
      ref={element}
      className={classes.editor}
      noValidate
      onSubmit={form.onSubmit(submit, showFirstProblem)}
    >
      <div>
        <Panel title={t('form.facts')}>
          <InvoiceFacts form={form} />
        </Panel>
        <LinesEditor form={form} />
        <Panel title={t('form.note')} description={t('form.noteWhere')}>
          <Textarea
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
