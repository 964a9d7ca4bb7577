import { daysFromToday } from '../core/days.ts';
import { readSample } from '../core/samples.ts';
import { seeded, seededBetween, seededOf } from '../core/seeded.ts';
import { people, type SamplePerson } from '../people/people.ts';
import {
  type Invoice,
  type InvoiceClient,
  type InvoiceStatus,
  type Paper,
  paymentMethods,
} from './contract.ts';
import serviceRows from './services.json' with { type: 'json' };
import { type InvoiceLine, totalsOf } from './totals.ts';

/** What the sample studio sells: name, what that is, price of one in minor units, and what bears no VAT. */
interface Service {
  title: string;
  detail: string;
  cost: number;
  most: number;
  exempt?: boolean;
}

const services = readSample<readonly Service[]>(serviceRows);

const invoices = 50;
const firstId = 5001;
const issuer = 'Mawingu Studio';
const salespeople = ['Amina Wanjiru', 'Cynthia Chebet', 'Esther Njeri'] as const;
const daysToPay = [14, 30, 30] as const;
const streets = ['Moi Avenue', 'Kenyatta Road', 'Uhuru Street', 'Ngong Road', 'Station Road'] as const;
const note =
  'Thank you for working with us. Pay by bank, or by M-Pesa to Paybill 400 222, with the invoice’s number as account.';

/** What may have become of an invoice, before it is due and after. */
const open: readonly [InvoiceStatus, ...InvoiceStatus[]] = [
  'Sent',
  'Draft',
  'Downloaded',
  'Paid',
  'Partial Payment',
];
const overdue: readonly [InvoiceStatus, ...InvoiceStatus[]] = [
  'Paid',
  'Paid',
  'Past Due',
  'Downloaded',
  'Partial Payment',
];

/** An invoice with what stands on its paper. */
export interface SampleInvoice {
  invoice: Invoice;
  paper: Paper;
}

/** The day as the calendar here has it. */
const dayOf = (moment: Date): string =>
  [
    `${moment.getFullYear()}`,
    `${moment.getMonth() + 1}`.padStart(2, '0'),
    `${moment.getDate()}`.padStart(2, '0'),
  ].join('-');

const customers = people.filter(({ company }) => company !== issuer);

/** The clients, one for each sample person of another company. */
export const clients: readonly InvoiceClient[] = customers.map(({ id, fullName, company, email, city }) => ({
  name: fullName,
  company,
  companyEmail: email,
  address: `${seededBetween(id, 4, 96)} ${seededOf(id + 40, streets)}, ${city}`,
  country: 'Kenya',
  contact: `+254 7${seededBetween(id + 80, 10, 29)} 000 ${seededBetween(id + 120, 100, 999)}`,
}));

function linesOf(seed: number): InvoiceLine[] {
  const first = seededBetween(seed, 0, services.length - 1);
  return Array.from({ length: seededBetween(seed + 60, 1, 4) }, (_, at) => {
    const service = services[(first + at * 5) % services.length] ?? services[0];
    if (!service) throw new RangeError('There are no services to sell');
    return {
      id: at + 1,
      title: service.title,
      detail: service.detail,
      quantity: seededBetween(seed + at, 1, service.most),
      cost: service.cost,
      discountPercent: seeded(seed + at + 90) < 0.2 ? seededOf(seed + at, [5, 10, 15]) : 0,
      hasVat: !service.exempt,
    };
  });
}

/** How much of a total was paid already. Now and then a client pays too much. */
function paidOf(status: InvoiceStatus, total: number, seed: number): number {
  if (status === 'Paid') return seeded(seed + 71) < 0.2 ? total + seededBetween(seed, 2, 30) * 50_000 : total;
  if (status === 'Partial Payment')
    return Math.floor((total * seededBetween(seed, 20, 75)) / 10_000_000) * 100_000;
  return 0;
}

const portraitOf = ({ avatar }: SamplePerson, seed: number) => (seed % 4 === 2 ? '' : avatar);

function sampleInvoice(at: number): SampleInvoice {
  const who = seededBetween(at + 11, 0, customers.length - 1);
  const [client, person] = [clients[who], customers[who]];
  if (!client || !person) throw new RangeError('There are no customers');
  const issued = -2 * (invoices - 1 - at) - 1;
  const due = issued + seededOf(at + 21, daysToPay);
  const invoiceStatus = seededOf(at + 31, due < 0 ? overdue : open);
  const lines = linesOf(at * 7);
  const { total } = totalsOf(lines);
  const paid = paidOf(invoiceStatus, total, at);
  const paidOn = dayOf(daysFromToday(Math.min(-1, issued + 8)));
  return {
    invoice: {
      id: firstId + at,
      issuedDate: dayOf(daysFromToday(issued)),
      dueDate: dayOf(daysFromToday(due)),
      client: { ...client },
      service: lines[0]?.title ?? '',
      total,
      avatar: portraitOf(person, at),
      invoiceStatus,
      balance: total - paid,
    },
    paper: {
      lines,
      salesperson: seededOf(at + 41, salespeople),
      note: note,
      payments:
        paid > 0 ? [{ id: 1, amount: paid, date: paidOn, method: seededOf(at + 51, paymentMethods) }] : [],
    },
  };
}

/** The fifty invoices, the newest first. */
export const sampleInvoices = (): SampleInvoice[] =>
  Array.from({ length: invoices }, (_, at) => sampleInvoice(invoices - 1 - at));
