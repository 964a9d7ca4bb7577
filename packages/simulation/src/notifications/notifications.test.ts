import { beforeEach, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import { sampleInvoices } from '../invoice/data.ts';
import { paths } from '../pages/paths.ts';
import { listNotifications, readNotifications } from './contract.ts';

beforeEach(simulate);

const unread = async () =>
  (await ask(listNotifications, {})).notifications.filter(({ isRead }) => !isRead).map(({ id }) => id);

test('some are unread, the newest first', async () => {
  const { notifications } = await ask(listNotifications, {});
  const times = notifications.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(await unread()).toEqual([1, 2, 3, 4]);
});

test('one is read, twice is once, and an unknown one changes nothing', async () => {
  for (const ids of [[2], [2], [99], []]) await ask(readNotifications, { ids });
  expect(await unread()).toEqual([1, 3, 4]);
});

test('all are read where none is named', async () => {
  expect(await request('POST', '/api/notifications/read', {})).toEqual({ status: 200, body: {} });
  expect(await unread()).toEqual([]);
});

test('what is told of a payment is so: the invoice is theirs, paid, and of that sum', async () => {
  const { notifications } = await ask(listNotifications, {});
  const told = notifications.find(({ kind }) => kind === 'payment');
  const paid = sampleInvoices().find(
    ({ invoice }) => told?.link.to === `${paths.invoicePreview}/${invoice.id}`,
  );
  expect(paid?.invoice).toMatchObject({ invoiceStatus: 'Paid' });
  expect(told?.name).toBe(paid?.invoice.client.company);
  expect(told?.paid).toEqual({ amount: (paid?.invoice.total ?? 0) / 100, invoice: paid?.invoice.id });
});
