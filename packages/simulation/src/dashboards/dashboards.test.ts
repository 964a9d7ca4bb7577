import { beforeEach, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { simulate } from '../core/simulate.testing.ts';
import { listInvoices } from '../invoice/contract.ts';
import { getActivity, getCompanies, getDesignProject, getMarketDay, getTransactions } from './contract.ts';

beforeEach(simulate);

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

test('lists have records, each with an id of its own', async () => {
  const lists = [
    (await ask(getTransactions, {})).transactions,
    (await ask(getCompanies, {})).companies,
    (await ask(getActivity, {})).activity,
  ];
  for (const list of lists) {
    expect(list.length).toBeGreaterThan(3);
    expect(new Set(ids(list)).size).toBe(list.length);
  }
});

test('money comes in and goes out', async () => {
  const amounts = (await ask(getTransactions, {})).transactions.map(({ amount }) => Math.sign(amount));
  expect(new Set(amounts)).toEqual(new Set([1, -1]));
});

test('the market day and the project’s end are ahead, what happened is past', async () => {
  const day = await ask(getMarketDay, {});
  expect(Date.parse(day.startsAt)).toBeGreaterThan(Date.now());
  expect(new Date(day.startsAt).getDay()).toBe(6);
  expect(Date.parse(day.endsAt)).toBeGreaterThan(Date.parse(day.startsAt));
  const project = await ask(getDesignProject, {});
  expect(Date.parse(project.dueAt)).toBeGreaterThan(Date.now());
  expect(project.tasksDone).toBeLessThan(project.tasks);
  const times = (await ask(getActivity, {})).activity.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(times.every((at) => Date.parse(at) < Date.now())).toBe(true);
});

test('every company named has invoices to be led to, and a payment told of is among the transactions', async () => {
  const { transactions } = await ask(getTransactions, {});
  const { companies } = await ask(getCompanies, {});
  const named = [
    ...companies.map(({ name }) => name),
    ...transactions.flatMap(({ company = [] }) => company),
  ];
  expect(named).toHaveLength(companies.length + 2);
  for (const q of named) expect((await ask(listInvoices, { q })).total, q).toBeGreaterThan(0);

  const paid = (await ask(getActivity, {})).activity.find(({ kind }) => kind === 'payment');
  const transaction = transactions.find(({ company }) => company && paid?.detail.startsWith(company));
  expect(paid?.detail).toContain(`KES ${transaction?.amount.toLocaleString('en')} `);
});
