import { beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import {
  addUser,
  allUsers,
  deleteUser,
  getAccount,
  getUser,
  listUsers,
  plans,
  type UserQuery,
  updateAccount,
  updateUser,
  userColumns,
  userRoles,
  userStatuses,
} from './contract.ts';

beforeEach(simulate);

const page = (query: UserQuery) => ask(listUsers, query);
const ids = async (query: UserQuery) => (await page(query)).users.map(({ id }) => id);

test('there are fifty, of every role, plan and status, and no two of a name', async () => {
  const all = await ask(allUsers, {});
  expect(all).toHaveLength(50);
  expect(new Set(all.map(({ username }) => username)).size).toBe(50);
  expect(new Set(all.map(({ role }) => role))).toEqual(new Set(userRoles));
  expect(new Set(all.map(({ currentPlan }) => currentPlan))).toEqual(new Set(plans));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(userStatuses));
});

describe('the list', () => {
  test('has ten a page, and nothing past the end', async () => {
    expect(await page({})).toMatchObject({ total: 50 });
    expect(await ids({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await ids({ perPage: 25, page: 2 })).toHaveLength(25);
    expect(await ids({ page: 6 })).toEqual([]);
  });

  test('is searched by name, username and address in any case', async () => {
    expect(await ids({ q: 'AMINA WANJ' })).toEqual([1]);
    expect(await ids({ q: 'amina.wanjiru' })).toEqual([1]);
    expect(await ids({ q: 'mawingustudio.example' })).toHaveLength(8);
    expect(await page({ q: 'nobody is called this' })).toEqual({ total: 0, users: [] });
  });

  test('is filtered by role, plan and status together', async () => {
    const all = await ask(allUsers, {});
    const wanted = all.filter(
      ({ role, currentPlan, status }) =>
        role === 'editor' && currentPlan === 'company' && status === 'active',
    );
    expect(wanted.length).toBeGreaterThan(0);
    const found = await page({ role: 'editor', currentPlan: 'company', status: 'active', perPage: 50 });
    expect(found).toEqual({ total: wanted.length, users: wanted });
  });

  test.each(userColumns)('is sorted by %s', async (sortColumn) => {
    const { users: sorted } = await page({ sortColumn, sort: 'desc', perPage: 50 });
    const values = sorted.map((user) => String(user[sortColumn]));
    const order = new Intl.Collator('en', { sensitivity: 'base', numeric: sortColumn === 'id' });
    expect(values).toEqual(values.toSorted((one, other) => order.compare(other, one)));
  });

  test('is sorted by id where a direction is given without a column', async () => {
    expect((await ids({ sort: 'desc' })).slice(0, 3)).toEqual([50, 49, 48]);
  });

  test('is sorted by a column either way; by one there is not, it stays as it is', async () => {
    const names = async (sort: 'asc' | 'desc') =>
      (await page({ sortColumn: 'fullName', sort, perPage: 50 })).users.map(({ fullName }) => fullName);
    expect((await names('asc'))[0]).toBe('Abel Kiprotich');
    expect(await names('desc')).toEqual((await names('asc')).toReversed());
    const { body } = await request('GET', '/api/users/list/data?sortColumn=avatar&sort=desc&perPage=1');
    expect(body).toMatchObject({ users: [{ id: 1 }] });
  });
});

test('a new one is on top, with what was not said', async () => {
  const who = { fullName: 'Njoki Waweru', username: 'njoki', email: 'njoki@mail.example' };
  const { status, body } = await request('POST', '/apps/users/add-user', { ...who, role: 'editor' });
  expect(status).toBe(201);
  expect(body).toEqual({
    user: {
      ...who,
      id: 51,
      role: 'editor',
      status: 'pending',
      currentPlan: 'basic',
      billing: 'Auto Debit',
      company: '',
      country: '',
      contact: '',
      avatar: '',
    },
  });
  expect(await ids({ perPage: 1 })).toEqual([51]);
  expect((await ask(addUser, { user: who })).user).toMatchObject({ ...who, id: 52 });
});

test('one is read by id, and an unknown one is nobody', async () => {
  expect((await ask(getUser, { id: 7 })).user).toMatchObject({ fullName: 'Grace Achieng' });
  expect(await request('GET', '/api/users/user?id=99')).toEqual({ status: 200, body: { user: null } });
  expect(await request('GET', '/api/users/user')).toEqual({ status: 200, body: { user: null } });
});

test('one is changed, and an unknown one changes nothing', async () => {
  const { user } = await ask(updateUser, { id: 7, status: 'inactive' });
  expect(user).toMatchObject({ id: 7, fullName: 'Grace Achieng', status: 'inactive' });
  expect((await ask(getUser, { id: 7 })).user?.status).toBe('inactive');
  expect(await ask(updateUser, { id: 99, status: 'inactive' })).toEqual({ user: null });
  expect((await page({})).total).toBe(50);
});

test('one is deleted by an id in the query or in the body', async () => {
  await ask(deleteUser, { id: 3 });
  expect((await request('DELETE', '/apps/users/delete', { id: 4 })).status).toBe(200);
  expect((await request('DELETE', '/apps/users/delete?id=99')).status).toBe(200);
  expect((await page({})).total).toBe(48);
  expect((await ask(getUser, { id: 3 })).user).toBeNull();
});

test('an account is read, changed in part, and nobody’s is nothing', async () => {
  const { account } = await ask(getAccount, { id: 2 });
  for (const { used, limit } of Object.values(account?.usage ?? {})) expect(used).toBeLessThanOrEqual(limit);
  const changed = await ask(updateAccount, { id: 2, account: { devices: [] } });
  expect(changed.account).toEqual({ ...account, devices: [] });
  expect(await ask(getAccount, { id: 2 })).toEqual(changed);
  expect(await ask(updateAccount, { id: 99, account: { devices: [] } })).toEqual({ account: null });
});
