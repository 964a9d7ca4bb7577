import { beforeEach, expect, test } from 'vitest';
import { getChat } from '../chat/contract.ts';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import { getActivity } from '../dashboards/contract.ts';
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
  expect(await unread()).toEqual([1, 2, 3, 5]);
});

test('one is read, twice is once, and an unknown one changes nothing', async () => {
  for (const ids of [[2], [2], [99], []]) await ask(readNotifications, { ids });
  expect(await unread()).toEqual([1, 3, 5]);
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

const minutesBetween = (one = '', other = '') => Math.abs(Date.parse(one) - Date.parse(other)) / 60_000;

test('what is told of a message is so: the chat that it leads to has it, from them, at that time', async () => {
  const { notifications } = await ask(listNotifications, {});
  const messages = notifications.filter(({ kind }) => kind === 'message');
  expect(messages).toHaveLength(2);
  for (const { name, detail = '', at, link } of messages) {
    const { chat, contact } = await ask(getChat, { id: Number(link.search?.chat) });
    expect(contact?.fullName).toBe(name);
    const told = chat?.messages.find(({ message }) => message.startsWith(detail.replaceAll(/[“”]/g, '')));
    expect(told?.senderId).toBe(contact?.id);
    expect(minutesBetween(told?.time, at)).toBeLessThan(1);
  }
});

test('what is told of an order, the dashboard tells alike', async () => {
  const { notifications } = await ask(listNotifications, {});
  const told = notifications.find(({ kind }) => kind === 'order');
  const ordered = (await ask(getActivity, {})).activity.find(({ kind }) => kind === 'order');
  expect(ordered?.person?.fullName).toBe(told?.name);
  expect(ordered?.title).toContain(told?.what);
  expect(minutesBetween(ordered?.at, told?.at)).toBeLessThan(1);
});
