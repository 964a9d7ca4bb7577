import { beforeEach, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import { allStaff, listStaff, type StaffQuery } from './contract.ts';

beforeEach(simulate);

const found = async (query: StaffQuery) => (await ask(listStaff, query)).total;

test('there are a hundred, each written as the specification has it', async () => {
  const all = await ask(allStaff, {});
  expect(all).toHaveLength(100);
  expect(new Set(all.map(({ full_name }) => full_name)).size).toBe(100);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5]));
  for (const row of all) {
    expect(Object.keys(row).toSorted()).toEqual(
      [
        'responsive_id',
        'id',
        'avatar',
        'full_name',
        'post',
        'email',
        'city',
        'start_date',
        'salary',
        'age',
        'experience',
        'status',
      ].toSorted(),
    );
    expect(row.start_date).toMatch(/^(0\d|1[0-2])\/[0-3]\d\/20\d\d$/);
    expect(row.salary).toMatch(/^\$\d{1,2},\d{3}\.\d\d$/);
    expect(row.age).toMatch(/^\d\d$/);
    expect(row.experience).toMatch(/^(1 Year|([2-9]|1\d) Years)$/);
  }
});

test('they are searched in any case, by all but the city', async () => {
  const [first] = await ask(allStaff, {});
  expect(first).toBeDefined();
  if (!first) return;
  for (const q of [first.full_name, first.post, first.email, first.salary, first.start_date]) {
    expect((await ask(listStaff, { q: q.toUpperCase() })).invoices).toContainEqual(first);
  }
  expect((await ask(listStaff, { q: first.age, perPage: 100 })).invoices).toContainEqual(first);
  expect(await found({ q: 'arusha' })).toBe(0);
  expect(await found({ q: '' })).toBe(100);
});

test('ten make a page, and past the end there is none', async () => {
  const { allData, invoices, total } = await ask(listStaff, {});
  expect([allData.length, invoices.length, total]).toEqual([100, 10, 100]);
  expect((await ask(listStaff, { perPage: 30, page: 4 })).invoices.map(({ id }) => id)).toEqual([
    91, 92, 93, 94, 95, 96, 97, 98, 99, 100,
  ]);
  expect((await ask(listStaff, { page: 11 })).invoices).toEqual([]);
  const { status, body } = await request('GET', '/api/datatables/data?q=mawingu&perPage=2');
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 8 });
});
