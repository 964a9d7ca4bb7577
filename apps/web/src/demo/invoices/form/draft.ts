import { cents } from '@kazi/contract/cents';
import {
  currency,
  type Invoice,
  type InvoiceClient,
  type InvoiceDraft,
  type Paper,
} from '@kazi/simulation/invoice';
import type { InvoiceLine } from '@kazi/simulation/invoice/totals';
import { FORM_INDEX, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { given, useValidators } from '../../parts/validators.ts';
import { dayFromToday } from '../invoice.ts';

/** A line as it is typed: a field for a number holds what was typed. */
export interface TypedLine extends Pick<InvoiceLine, 'id' | 'title' | 'detail' | 'hasVat'> {
  quantity: string;
  cost: TypedAmount;
  discountPercent: string;
}

/** An invoice as it is typed. */
export interface TypedInvoice {
  client: InvoiceClient | null;
  issuedDate: string;
  dueDate: string;
  service: string;
  salesperson: string;
  note: string;
  lines: TypedLine[];
}

const daysToPay = 30;

/** A line with nothing in it yet. */
export const emptyLine = (id: number): TypedLine => ({
  id,
  title: '',
  detail: '',
  quantity: '1',
  cost: null,
  discountPercent: '0',
  hasVat: true,
});

/** What a new invoice begins with. */
export const newInvoice = (note: string): TypedInvoice => ({
  client: null,
  issuedDate: dayFromToday(),
  dueDate: dayFromToday(daysToPay),
  service: '',
  salesperson: 'Amina Wanjiru',
  note,
  lines: [emptyLine(1)],
});

/** What an invoice that is there begins with. */
export const typedFrom = (invoice: Invoice, paper: Paper): TypedInvoice => ({
  client: invoice.client,
  issuedDate: invoice.issuedDate,
  dueDate: invoice.dueDate,
  service: invoice.service,
  salesperson: paper.salesperson,
  note: paper.note,
  lines: paper.lines.map((line) => ({
    ...line,
    quantity: String(line.quantity),
    cost: cents(line.cost),
    discountPercent: String(line.discountPercent),
  })),
});

/** Pieces, hours or days as they are typed: at most two decimals, after a point or a comma. Undefined where it is no number above 0. */
function quantityIn(typed: string): number | undefined {
  const value = /^\d+([.,]\d{1,2})?$/.test(typed.trim()) ? Number(typed.replace(',', '.')) : 0;
  return value > 0 ? value : undefined;
}

const mostPercent = 100;

/** Whole per cent as they are typed, none for an empty field; undefined where it is no discount. */
function percentIn(typed: string): number | undefined {
  const value = /^\d*$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return value <= mostPercent ? value : undefined;
}

/** A line as it counts; what is not filled in, or wrong, counts nothing. */
export const lineFrom = (line: TypedLine): InvoiceLine => ({
  ...line,
  title: line.title.trim(),
  detail: line.detail.trim(),
  quantity: quantityIn(line.quantity) ?? 0,
  cost: typeof line.cost === 'number' ? line.cost : 0,
  discountPercent: percentIn(line.discountPercent) ?? 0,
});

/** What is saved; undefined where no client was chosen. */
export function draftFrom({ client, lines, ...typed }: TypedInvoice, id?: number): InvoiceDraft | undefined {
  if (!client) return undefined;
  const checked = lines.map((line) => ({ ...lineFrom(line), cost: centsIn(line.cost) ?? 0 }));
  return { ...typed, client, lines: checked, ...(id !== undefined && { id }) };
}

/** The fields of an invoice, and what is wrong with each. */
export function useInvoiceForm(initialValues: TypedInvoice) {
  const { t } = useTranslation('demo/invoices');
  const { day } = useValidators();
  const check = useAmountCheck(currency);
  return useForm<TypedInvoice>({
    initialValues,
    validateInputOnChange: [`lines.${FORM_INDEX}.quantity`, `lines.${FORM_INDEX}.discountPercent`],
    validate: {
      client: (client) => (client ? null : t('problems.client')),
      service: given(t('problems.service')),
      issuedDate: (issued) => given(t('problems.issued'))(issued) ?? day(issued),
      dueDate: (due, { issuedDate }) =>
        given(t('problems.due'))(due) ?? day(due) ?? (due < issuedDate ? t('problems.dueEarly') : null),
      salesperson: given(t('problems.soldBy')),
      lines: {
        title: given(t('problems.item')),
        quantity: (typed) => (quantityIn(typed) === undefined ? t('problems.quantity') : null),
        cost: (cost) => check(cost, { min: 0 }),
        discountPercent: (typed) => (percentIn(typed) === undefined ? t('problems.discount') : null),
      },
    },
  });
}

export type InvoiceForm = ReturnType<typeof useInvoiceForm>;
