import { cents } from '@kazi/contract/cents';
import type { Invoice, InvoiceClient, InvoiceDraft, Paper } from '@kazi/simulation/invoice';
import type { InvoiceLine } from '@kazi/simulation/invoice/totals';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { dayFromToday } from '../invoice.ts';

/** A line as it is typed: a field for a number may be empty. */
export interface TypedLine extends Pick<InvoiceLine, 'id' | 'title' | 'detail' | 'hasVat'> {
  quantity: number | string;
  cost: TypedAmount;
  discountPercent: number | string;
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
  quantity: 1,
  cost: null,
  discountPercent: 0,
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
  lines: paper.lines.map((line) => ({ ...line, cost: cents(line.cost) })),
});

/** A line as it counts; what is not filled in counts nothing. */
export const lineFrom = (line: TypedLine): InvoiceLine => ({
  ...line,
  title: line.title.trim(),
  detail: line.detail.trim(),
  quantity: Number(line.quantity),
  cost: typeof line.cost === 'number' ? line.cost : 0,
  discountPercent: Number(line.discountPercent),
});

/** What is saved; undefined where no client was chosen. */
export function draftFrom({ client, lines, ...typed }: TypedInvoice, id?: number): InvoiceDraft | undefined {
  if (!client) return undefined;
  const checked = lines.map((line) => ({ ...lineFrom(line), cost: centsIn(line.cost) ?? 0 }));
  return { ...typed, client, lines: checked, ...(id !== undefined && { id }) };
}
