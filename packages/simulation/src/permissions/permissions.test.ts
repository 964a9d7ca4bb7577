import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import { addPermission, deletePermission, listPermissions, updatePermission } from './contract.ts';

beforeEach(simulate);

const names = async (query = {}) => (await ask(listPermissions, query)).permissions.map(({ name }) => name);

describe('the list', () => {
  test('has the nine samples, ten a page', async () => {
    const page = await ask(listPermissions, {});
    expect(page).toMatchObject({ total: 9, params: {} });
    expect(page.allData).toHaveLength(9);
    expect(page.permissions).toHaveLength(9);
  });

  test('is searched by name and by date, in any case', async () => {
    expect(await names({ q: 'BILLING' })).toEqual(['Manage Billing & Roles']);
    expect(await names({ q: 'oct 2021' })).toEqual(['Add & Remove Users', 'Project Planning']);
    expect(await names({ q: 'nothing has this' })).toEqual([]);
  });

  test('is filtered by one role', async () => {
    expect(await names({ assignedTo: 'support' })).toEqual([
      'Project Planning',
      'Manage Email Sequences',
      "Manage Others' Tasks",
    ]);
    expect(await names({ assignedTo: 'support', q: 'plan' })).toEqual(['Project Planning']);
  });

  test('is cut into pages, empty past the end', async () => {
    expect(await names({ perPage: 4, page: 3 })).toEqual(["Manage Others' Tasks"]);
    expect(await names({ perPage: 4, page: 4 })).toEqual([]);
    const { body } = await request('GET', '/apps/permissions/data?q=bill&perPage=5');
    expect(body).toMatchObject({ total: 1, params: { q: 'bill', perPage: '5' } });
  });
});

test('a new one is on top, the administrator’s alone, dated now', async () => {
  vi.useFakeTimers({ now: new Date(2026, 8, 4, 20, 5), toFake: ['Date'] });
  const { status, body } = await request('POST', '/apps/permissions/add-permission', {
    permission: { name: 'Close the books' },
  });
  vi.useRealTimers();
  expect(status).toBe(201);
  const made = {
    id: 10,
    name: 'Close the books',
    assignedTo: ['administrator'],
    createdDate: '4 Sep 2026, 8:05 PM',
  };
  expect(body).toEqual({ permission: made });
  expect((await ask(listPermissions, {})).permissions[0]).toEqual(made);
});

test('a second new one gets the next id, also after one was removed', async () => {
  const add = async (name: string) => (await ask(addPermission, { permission: { name } })).permission.id;
  expect([await add('One'), await add('Two')]).toEqual([10, 11]);
  await ask(deletePermission, { id: 4 });
  expect(await add('Three')).toBe(12);
});

test('one is renamed, and an unknown one changes nothing', async () => {
  expect((await ask(updatePermission, { id: 7, name: 'Look only' })).permission).toMatchObject({
    id: 7,
    name: 'Look only',
  });
  const before = await names();
  const { status, body } = await request('POST', '/apps/permissions/update-permission', {
    id: 99,
    name: 'None',
  });
  expect({ status, body }).toEqual({ status: 201, body: { permission: null } });
  expect(await names()).toEqual(before);
});

test('one is removed by an id in the query or in the body', async () => {
  expect((await request('DELETE', '/apps/permissions/delete?id=1')).status).toBe(200);
  expect((await request('DELETE', '/apps/permissions/delete', { id: 2 })).status).toBe(200);
  expect((await request('DELETE', '/apps/permissions/delete', { id: 99 })).status).toBe(200);
  expect((await ask(listPermissions, {})).total).toBe(7);
});
