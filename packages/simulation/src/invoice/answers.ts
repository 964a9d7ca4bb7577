import { type Answer, on } from '../core/answers.ts';
import { contains, idOf, nextId, pageOf, sortedBy } from '../core/lists.ts';
import {
  always,
  figure,
  flag,
  id,
  list,
  moment,
  oneOf,
  type Reader,
  record,
  text,
} from '../core/read-body.ts';
import { putBack, type Removed, takeOut } from '../core/removal.ts';
import { sampleState } from '../core/state.ts';
import {
  addPayment,
  deleteInvoice,
  getInvoice,
  getPaper,
  type Invoice,
  type InvoiceDraft,
  invoiceColumns,
  listClients,
  listInvoices,
  type Payment,
  paymentMethods,
  restoreInvoice,
  saveInvoice,
  sendInvoice,
} from './contract.ts';
import { clients, type SampleInvoice, sampleInvoices } from './data.ts';
import { totalsOf } from './totals.ts';

const amountText = (minor: number) => (minor / 100).toLocaleString('en-KE', { minimumFractionDigits: 2 });

/** `12 Nov 2026`; newer browsers write a four-letter "Sept". */
const dayText = (day: string) =>
  new Date(`${day}T00:00`)
    .toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
    .replace('Sept', 'Sep');

/** What an invoice is found by: all that a reader of the list sees of it, or a program is given, a balance of 0 being “paid”. */
function searchedTexts({ id, client, service, issuedDate, dueDate, total, balance }: Invoice): string[] {
  return [
    String(id),
    client.name,
    client.company,
    client.companyEmail,
    service,
    ...[issuedDate, dueDate].flatMap((day) => [day, dayText(day)]),
    ...[total, balance].flatMap((amount) => [amountText(amount), String(amount / 100), String(amount)]),
    balance === 0 ? 'paid' : '',
  ];
}

const clientsShown = 5;
const bank = {
  bankName: 'Tumaini Bank',
  country: 'Kenya',
  iban: 'KE64 TUMA 0002 1034 5567 89',
  swiftCode: 'TUMAKENA',
};

const state = sampleState(() => ({ kept: sampleInvoices(), removed: [] as Removed<SampleInvoice>[] }));

const keptOf = (id: unknown): SampleInvoice | undefined =>
  state().kept.find(({ invoice }) => invoice.id === idOf(id));

/** The order asked for; the newest first where none is, or by a column there is not. */
function inOrder(found: readonly Invoice[], column: string | undefined, direction: string | undefined) {
  const known = invoiceColumns.find((name) => name === (column ?? (direction && 'id')));
  if (!known) return [...found];
  return sortedBy(
    found,
    (invoice) => (known === 'client.name' ? invoice.client.name : invoice[known]),
    direction,
  );
}

const paidOf = ({ paper }: SampleInvoice): number =>
  paper.payments.reduce((sum, { amount }) => sum + amount, 0);

/** Balance and status, as payments and lines have it now. */
function reckon(kept: SampleInvoice): void {
  const { invoice, paper } = kept;
  const paid = paidOf(kept);
  invoice.total = totalsOf(paper.lines).total;
  invoice.balance = invoice.total - paid;
  if (paid > 0) invoice.invoiceStatus = invoice.balance <= 0 ? 'Paid' : 'Partial Payment';
}

function newInvoice(id: number, { issuedDate, dueDate, client, service }: InvoiceDraft): SampleInvoice {
  const known = state().kept.find(({ invoice }) => invoice.client.name === client.name);
  const avatar = known?.invoice.avatar ?? '';
  return {
    invoice: {
      id,
      issuedDate,
      dueDate,
      client,
      service,
      total: 0,
      avatar,
      invoiceStatus: 'Draft',
      balance: 0,
    },
    paper: { lines: [], salesperson: '', note: '', payments: [] },
  };
}

const today = () => new Date().toISOString().slice(0, 10);

/** What a new invoice has where nothing else is said. */
const blank = (): InvoiceDraft => ({
  issuedDate: today(),
  dueDate: today(),
  client: { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' },
  service: '',
  lines: [],
  salesperson: '',
  note: '',
});

/** A payment of today, as long as it does not say otherwise. */
const payment: Reader<Omit<Payment, 'id'>> = (given) =>
  always(
    record(
      { amount: figure, date: moment, method: oneOf(paymentMethods) },
      { amount: 0, date: today(), method: 'Cash' },
    ),
  )(given);

const fields = {
  issuedDate: moment,
  dueDate: moment,
  client: record(
    { name: text, company: text, companyEmail: text, address: text, country: text, contact: text },
    blank().client,
  ),
  service: text,
  lines: list(
    record(
      {
        id,
        title: text,
        detail: text,
        quantity: figure,
        cost: figure,
        discountPercent: figure,
        hasVat: flag,
      },
      { title: '', detail: '', quantity: 1, cost: 0, discountPercent: 0, hasVat: true },
    ),
  ),
  salesperson: text,
  note: text,
};

export const answers: readonly Answer[] = [
  on(listInvoices, ({ query }) => {
    const allData = state().kept.map(({ invoice }) => invoice);
    const status = query('status')?.toLowerCase();
    const found = allData.filter(
      (invoice) =>
        contains(query('q'), ...searchedTexts(invoice)) &&
        (!status || invoice.invoiceStatus.toLowerCase() === status),
    );
    const sorted = inOrder(found, query('sortColumn'), query('sort'));
    return {
      allData,
      total: found.length,
      invoices: pageOf(sorted, query('page'), query('perPage'), 10),
    };
  }),

  on(getInvoice, ({ query }) => {
    const invoice = keptOf(query('id'))?.invoice;
    if (!invoice) return { invoice: null, paymentDetails: null };
    return { invoice, paymentDetails: { totalDue: Math.max(0, invoice.balance), ...bank } };
  }),

  on(deleteInvoice, ({ query }) => {
    takeOut(state().kept, state().removed, ({ invoice }) => invoice.id === idOf(query('id')));
    return {};
  }),

  on(
    restoreInvoice,
    ({ body }) => ({
      invoice:
        putBack(state().kept, state().removed, ({ invoice }) => invoice.id === body.id)?.invoice ?? null,
    }),
    record({ id }),
  ),

  on(listClients, () => clients.slice(0, clientsShown)),

  on(getPaper, ({ query }) => ({ paper: keptOf(query('id'))?.paper ?? null })),

  on(
    saveInvoice,
    ({ body }) => {
      const { kept } = state();
      const known = keptOf(body.invoice.id);
      const draft: InvoiceDraft = { ...blank(), ...known?.invoice, ...known?.paper, ...body.invoice };
      const { lines, salesperson, note, issuedDate, dueDate, client, service } = draft;
      const saved = known ?? newInvoice(nextId(kept.map(({ invoice }) => invoice)), draft);
      if (!known) kept.unshift(saved);
      Object.assign(saved.invoice, { issuedDate, dueDate, client, service });
      Object.assign(saved.paper, { lines, salesperson, note });
      reckon(saved);
      return { invoice: saved.invoice };
    },
    record({ invoice: always(record({ ...fields, id })) }),
  ),

  on(
    addPayment,
    ({ body }) => {
      const kept = keptOf(body.id);
      if (!kept) return { invoice: null };
      const { payments } = kept.paper;
      payments.push({ ...body.payment, id: nextId(payments) });
      reckon(kept);
      return { invoice: kept.invoice };
    },
    record({ id, payment }),
  ),

  on(
    sendInvoice,
    ({ body }) => {
      const invoice = keptOf(body.id)?.invoice;
      if (invoice?.invoiceStatus === 'Draft') invoice.invoiceStatus = 'Sent';
      return { invoice: invoice ?? null };
    },
    record({ id, to: text, subject: text, message: text }, { to: '', subject: '', message: '' }),
  ),
];
