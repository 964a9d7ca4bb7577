import { daysFromToday } from '../core/days.ts';
import { seeded, seededBetween, seededOf } from '../core/seeded.ts';
import { people, type SamplePerson } from '../people/people.ts';
import {
  type Invoice,
  type InvoiceClient,
  type InvoiceStatus,
  type Paper,
  paymentMethods,
} from './contract.ts';
import { type InvoiceLine, totalsOf } from './totals.ts';

/** What the sample studio sells: name, what that is, price of one in minor units, and what bears no VAT. */
const services: readonly {
  title: string;
  detail: string;
  cost: number;
  most: number;
  exempt?: boolean;
}[] = [
  { title: 'Website redesign', detail: 'Design and build, up to twelve pages', cost: 18_500_000, most: 1 },
  { title: 'Mobile app sprint', detail: 'Two weeks of two engineers', cost: 24_000_000, most: 3 },
  { title: 'M-Pesa integration', detail: 'Paybill, callbacks and reconciliation', cost: 14_000_000, most: 1 },
  { title: 'Brand identity', detail: 'Logo, colours, type and guidelines', cost: 9_500_000, most: 1 },
  { title: 'Website maintenance', detail: 'Updates and backups, per month', cost: 2_450_000, most: 6 },
  { title: 'Hosting', detail: 'Two servers in Nairobi, per month', cost: 1_275_000, most: 12 },
  { title: 'Support hours', detail: 'On call, Monday to Saturday', cost: 350_000, most: 20 },
  {
    title: 'Staff training',
    detail: 'One day on site, up to ten people',
    cost: 3_200_000,
    most: 3,
    exempt: true,
  },
  { title: 'User research', detail: 'Interviews with eight customers', cost: 6_800_000, most: 1 },
  { title: 'Product photography', detail: 'Half a day, thirty pictures', cost: 2_750_000, most: 2 },
  { title: 'Analytics report', detail: 'Traffic and sales of a quarter', cost: 1_850_000, most: 2 },
  { title: 'Payroll set-up', detail: 'PAYE, NSSF, SHIF and housing levy', cost: 7_400_000, most: 1 },
];

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

/** The day as the calendar here has it: Swedish is written year first. */
const dayOf = (moment: Date): string => moment.toLocaleDateString('sv-SE');

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
