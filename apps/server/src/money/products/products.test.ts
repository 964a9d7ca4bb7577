import { beforeEach, expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aFund } from '../../../test/factories/funds.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { pay, wallet } from '../../../test/wallet.ts';

const server = useServer();
let owner: TestUser;
let user: TestUser;
let desk: { id: string; category: string };
let course: { id: string; category: string };
const kes = (shillings: number) => ({ amount: shillings * 100, currency: 'KES' });

beforeEach(async () => {
  const tenant = await aTenant(server);
  owner = await aUser(server, tenant, { role: 'owner' });
  user = await aUser(server, tenant, { role: 'agent' });
  await aFund(server, user, 1_000);
  const offer = (name: string, shillings: number) =>
    expectMade(api(server, owner), 'products', { category: 'Work place', name, price: kes(shillings) });
  [desk, course] = [await offer('Desk for a day', 600), await offer('Course', 500)];
});

const held = async () =>
  (await api(server, user).get(`products/user/${user.id}/${desk.category}`)).body.items;
const notHeld = async () =>
  (await api(server, user).get(`products/user-not-exists/${user.id}/${desk.category}`)).body.items;
const buy = (products: string[], shillings: number, key?: string) =>
  pay(server, user, 'products/checkout', { products, total: kes(shillings) }, key);

test('are offered by who may, and seen by who has a wallet', async () => {
  expect((await api(server, user).post('products', { category: 'X', name: 'Y', price: kes(1) })).status).toBe(
    403,
  );
  await expectEach(api(server, { tenant: user.tenant }), 401, [
    ['get', `products/user/${user.id}/${desk.category}`],
  ]);
  const outsider = api(server, await aUser(server, await aTenant(server), { role: 'owner' }));
  await expectEach(outsider, 404, [['get', `products/user/${user.id}/${desk.category}`]]);
  expect((await api(server, user).get('products/categories')).body.items).toEqual([
    { id: desk.category, name: 'Work place', products: 2 },
  ]);
  expect([await held(), (await notHeld()).length]).toEqual([[], 2]);
});

test('are bought from the wallet, and then held', async () => {
  const { status, body } = await buy([desk.id], 600, 'k');
  expect(status, JSON.stringify(body)).toBe(201);
  expect((await buy([desk.id], 600, 'k')).body).toEqual(body);
  expect(await wallet(server, user)).toMatchObject({ has: 400_00 });
  expect([await held(), await notHeld()]).toMatchObject([[{ id: desk.id }], [{ id: course.id }]]);
  expect((await buy([desk.id], 600)).status).toBe(409);
});

test('are bought all or none', async () => {
  const ghost = '0197f1a0-0000-7000-8000-000000000000';
  for (const [products, shillings, status] of [
    [[desk.id, course.id], 1_100, 409], // more than the wallet has
    [[desk.id, ghost], 600, 404],
    [[desk.id], 1, 400], // not the price
    [[], 0, 400],
  ] as const)
    expect((await buy([...products], shillings)).status).toBe(status);
  expect([await wallet(server, user), await held()]).toMatchObject([{ has: 1_000_00 }, []]);
});

test('cannot be bought once they are no longer offered, but are kept', async () => {
  await buy([desk.id], 600);
  const as = api(server, owner);
  expect((await as.delete(`products/${desk.id}`)).status).toBe(200);
  expect((await as.delete(`products/${course.id}`)).status).toBe(200);
  expect((await buy([course.id], 500)).status).toBe(404);
  expect([await held(), await notHeld()]).toMatchObject([[{ id: desk.id }], []]);
});

test('never break on bad input', async () => {
  const as = api(server, owner);
  await survivesBadInput(as, {
    method: 'POST',
    path: 'products',
    body: { category: 'A', name: 'B', price: kes(1) },
  });
  await survivesBadInput(as, {
    method: 'POST',
    path: 'products/checkout',
    body: { products: [desk.id], total: kes(600) },
  });
  for (const path of [
    `products/user/${owner.id}/${desk.category}`,
    `products/user-not-exists/${owner.id}/${desk.category}`,
    'products/categories',
  ])
    await survivesBadInput(as, { method: 'GET', path, runs: 20 });
  await survivesBadInput(as, { method: 'DELETE', path: `products/${desk.id}`, runs: 20 });
});
