import { beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import {
  addPayment,
  deleteInvoice,
  getInvoice,
  getPaper,
  type InvoiceDraft,
  type InvoiceQuery,
  invoiceStatuses,
  listClients,
  listInvoices,
  saveInvoice,
  sendInvoice,
} from './contract.ts';
import { totalsOf } from './totals.ts';

beforeEach(simulate);

const all = async () => (await ask(listInvoices, {})).allData;
const found = (query: InvoiceQuery) => ask(listInvoices, { perPage: 100, ...query });
const withStatus = async (status: string) => {
  const invoice = (await all()).find(({ invoiceStatus }) => invoiceStatus === status);
  if (!invoice) throw new Error(`No invoice is ${status}`);
  return invoice;
};

describe('the samples', () => {
  test('are fifty, in every status, with balances of every kind', async () => {
    const invoices = await all();
    expect(invoices).toHaveLength(50);
    expect(new Set(invoices.map(({ invoiceStatus }) => invoiceStatus))).toEqual(new Set(invoiceStatuses));
    expect(invoices.some(({ balance }) => balance === 0)).toBe(true);
    expect(invoices.some(({ balance }) => balance < 0)).toBe(true);
    expect(invoices.some(({ balance, total }) => balance > 0 && balance < total)).toBe(true);
  });

  test('add up: lines to the total, payments to the balance, in whole cents', async () => {
    for (const { id, total, balance, invoiceStatus, dueDate, issuedDate } of await all()) {
      const { paper } = await ask(getPaper, { id });
      expect(totalsOf(paper?.lines ?? []).total).toBe(total);
      expect(paper?.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(total - balance);
      expect(Number.isInteger(total) && Number.isInteger(balance)).toBe(true);
      expect(issuedDate < dueDate).toBe(true);
      if (invoiceStatus === 'Paid') expect(balance).toBeLessThanOrEqual(0);
      if (invoiceStatus === 'Partial Payment') expect(balance).toBeLessThan(total);
    }
  });
});

describe('the list', () => {
  test('has ten a page, the newest first, and nothing past the end', async () => {
    const first = await ask(listInvoices, {});
    expect(first).toMatchObject({ total: 50 });
    expect(first.invoices.map(({ id }) => id)).toEqual([
      5050, 5049, 5048, 5047, 5046, 5045, 5044, 5043, 5042, 5041,
    ]);
    expect((await ask(listInvoices, { page: 6 })).invoices).toEqual([]);
  });

  test('“paid” finds exactly what has the balance 0', async () => {
    const unpaidFor = (await all()).filter(({ balance }) => balance === 0).map(({ id }) => id);
    for (const q of ['paid', 'PAID']) {
      expect((await found({ q })).invoices.map(({ id }) => id)).toEqual(unpaidFor);
    }
  });

  test('is searched by number, client, date and amount', async () => {
    const invoice = await withStatus('Past Due');
    const amount = (invoice.total / 100).toLocaleString('en', { minimumFractionDigits: 2 });
    const given = String(invoice.total);
    for (const q of [String(invoice.id), invoice.client.name, invoice.client.companyEmail, amount, given]) {
      expect((await found({ q })).invoices).toContainEqual(invoice);
    }
    expect(await found({ q: invoice.dueDate })).not.toMatchObject({ total: 0 });
    expect(await found({ q: 'no client is called this' })).toMatchObject({ total: 0, invoices: [] });
  });

  test('is filtered by status, in any case, within a search', async () => {
    const { invoices, total } = await found({ status: 'Past Due' });
    expect(total).toBe(invoices.length);
    expect(new Set(invoices.map(({ invoiceStatus }) => invoiceStatus))).toEqual(new Set(['Past Due']));
    expect((await request('GET', '/apps/invoice/invoices?status=past%20due&perPage=100')).body).toMatchObject(
      {
        total,
      },
    );
    expect(await found({ status: 'Past Due', q: 'paid' })).toMatchObject({ total: 0 });
  });

  test('is sorted by amounts as numbers, by names as words', async () => {
    const balances = (await found({ sortColumn: 'balance', sort: 'asc' })).invoices.map((one) => one.balance);
    expect(balances).toEqual(balances.toSorted((one, other) => one - other));
    const names = (await found({ sortColumn: 'client.name', sort: 'desc' })).invoices.map(
      ({ client }) => client.name,
    );
    expect(names).toEqual(names.toSorted().toReversed());
    expect((await found({ sort: 'asc' })).invoices[0]?.id).toBe(5001);
    const { body } = await request('GET', '/apps/invoice/invoices?sortColumn=nothing&sort=asc&perPage=1');
    expect(body).toMatchObject({ invoices: [{ id: 5050 }] });
  });
});

test('one is read with how to pay it; of an unknown one there is nothing', async () => {
  const invoice = await withStatus('Sent');
  const answer = await ask(getInvoice, { id: invoice.id });
  expect(answer.invoice).toEqual(invoice);
  expect(Object.keys(answer.paymentDetails ?? {}).toSorted()).toEqual(
    ['bankName', 'country', 'iban', 'swiftCode', 'totalDue'].toSorted(),
  );
  expect(answer.paymentDetails?.totalDue).toBe(invoice.balance);
  expect(await request('GET', '/api/invoice/invoices/99')).toEqual({
    status: 200,
    body: { invoice: null, paymentDetails: null },
  });
  expect(await ask(getPaper, { id: 99 })).toEqual({ paper: null });
});

test('one is deleted by an id in the query or in the body', async () => {
  await ask(deleteInvoice, { id: 5050 });
  expect((await request('DELETE', '/apps/invoice/delete', { id: 5049 })).status).toBe(200);
  expect((await request('DELETE', '/apps/invoice/delete?id=1')).status).toBe(200);
  expect((await all()).map(({ id }) => id)).toHaveLength(48);
  expect((await ask(getInvoice, { id: 5050 })).invoice).toBeNull();
});

test('five clients are offered', async () => {
  const clients = await ask(listClients, {});
  expect(clients).toHaveLength(5);
  expect(Object.keys(clients[0] ?? {}).toSorted()).toEqual(
    ['address', 'company', 'companyEmail', 'contact', 'country', 'name'].toSorted(),
  );
});

const line = {
  id: 1,
  title: 'Hosting',
  detail: '',
  quantity: 1,
  cost: 100,
  discountPercent: 0,
  hasVat: true,
};

test('money is counted in whole cents, VAT rounded once', () => {
  expect(totalsOf([])).toEqual({ subtotal: 0, discount: 0, vat: 0, total: 0 });
  expect(
    totalsOf([
      { ...line, quantity: 0.1 },
      { ...line, quantity: 0.2 },
    ]).subtotal,
  ).toBe(30);
  const three = [line, line, line].map((one) => ({ ...one, cost: 3 }));
  expect(totalsOf(three).vat).toBe(1);
  expect(totalsOf([{ ...line, quantity: 3, cost: 99_99, discountPercent: 5 }])).toEqual({
    subtotal: 299_97,
    discount: 15_00,
    vat: 45_60,
    total: 330_57,
  });
  expect(totalsOf([{ ...line, hasVat: false }])).toMatchObject({ vat: 0, total: 100 });
});

describe('a draft', () => {
  const draft = async (): Promise<InvoiceDraft> => {
    const [client] = await ask(listClients, {});
    if (!client) throw new Error('No client is offered');
    return {
      client,
      issuedDate: '2026-11-01',
      dueDate: '2026-12-01',
      service: 'Hosting',
      lines: [{ ...line, cost: 1_000_00 }],
      salesperson: 'Amina Wanjiru',
      note: '',
    };
  };

  test('is saved on top with the next number, and reckoned', async () => {
    const { invoice } = await ask(saveInvoice, { invoice: await draft() });
    expect(invoice).toMatchObject({ id: 5051, invoiceStatus: 'Draft', total: 1_160_00, balance: 1_160_00 });
    expect((await ask(listInvoices, { perPage: 1 })).invoices).toEqual([invoice]);
  });

  test('is changed without becoming another', async () => {
    const { invoice } = await ask(saveInvoice, { invoice: await draft() });
    const changed = { ...(await draft()), id: invoice.id, lines: [line, line], note: 'Asante' };
    expect((await ask(saveInvoice, { invoice: changed })).invoice).toMatchObject({ id: 5051, total: 232 });
    expect((await ask(getPaper, { id: 5051 })).paper).toMatchObject({ lines: [line, line], note: 'Asante' });
    expect(await all()).toHaveLength(51);
  });

  test('is sent, and nothing else changes by that', async () => {
    const { invoice } = await ask(saveInvoice, { invoice: await draft() });
    const words = { to: 'a@b.example', subject: 'Invoice', message: '' };
    expect((await ask(sendInvoice, { id: invoice.id, ...words })).invoice).toEqual({
      ...invoice,
      invoiceStatus: 'Sent',
    });
    const overdue = await withStatus('Past Due');
    expect((await ask(sendInvoice, { id: overdue.id, ...words })).invoice).toEqual(overdue);
    expect(await ask(sendInvoice, { id: 99, ...words })).toEqual({ invoice: null });
  });
});

test('a payment takes off the balance, the last one pays it', async () => {
  const { id, total } = await withStatus('Sent');
  const pay = async (amount: number) =>
    (await ask(addPayment, { id, payment: { amount, date: '2026-11-02', method: 'M-Pesa' } })).invoice;
  expect(await pay(1_00)).toMatchObject({ balance: total - 1_00, invoiceStatus: 'Partial Payment' });
  expect(await pay(total - 1_00)).toMatchObject({ balance: 0, invoiceStatus: 'Paid' });
  expect(await pay(5_00)).toMatchObject({ balance: -5_00, invoiceStatus: 'Paid' });
  expect((await ask(getPaper, { id })).paper?.payments).toHaveLength(3);
  const { status, body } = await request('POST', '/apps/invoice/add-payment', { id: 99, payment: {} });
  expect({ status, body }).toEqual({ status: 201, body: { invoice: null } });
});
