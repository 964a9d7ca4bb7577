import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aShop, type Shop } from '../../../test/factories/shop.ts';
import { useAnew } from '../../../test/use.ts';

const server = useServer();

const shop = useAnew(() => aShop(server));

const amounts = { perMonth: 10_000_00, perTask: 4_000_00 };
const aBudget = (given = {}) =>
  expectMade(shop.client.as, 'budgets', { holder: shop.manager.id, ...amounts, ...given });

test('is given by who pays, and seen by who pays and who holds it', async () => {
  const given = await aBudget({ app: shop.app.id });
  expect(given).toMatchObject({
    payer: { id: shop.client.id },
    holder: { id: shop.manager.id },
    app: { id: shop.app.id, key: 'WEB' },
    ...amounts,
    currency: 'KES',
    used: 0,
    version: 1,
    may: { update: true, delete: true },
  });
  const seen = (await shop.manager.as.get('budgets?part=held')).body;
  expect(seen.items).toEqual([{ ...given, may: { update: false, delete: false } }]);
  expect((await shop.manager.as.get('budgets?part=given')).body.items).toEqual([]);
  expect((await shop.client.as.get(`budgets?part=given&app=${shop.app.id}`)).body.items).toEqual([given]);
  expect((await shop.stranger.as.get('budgets')).body.items).toEqual([]);
});

test('needs a login of this workspace, and is nobody else’s to see or change', async () => {
  const { id } = await aBudget();
  const calls = [
    ['put', `budgets/${id}`, { version: 1, perMonth: 20_000_00 }],
    ['delete', `budgets/${id}`],
  ] as const;
  await expectEach(api(server, { tenant: shop.tenant }), 401, [['get', 'budgets'], ...calls]);
  for (const nobody of [shop.stranger, shop.agent, shop.outsider]) await expectEach(nobody.as, 404, calls);
  await expectEach(shop.manager.as, 403, calls);
});

test('changes at its version, and ends when it is withdrawn', async () => {
  const { id } = await aBudget();
  const change = (version: number) => shop.client.as.put(`budgets/${id}`, { version, perMonth: 5_000_00 });
  expect((await change(1)).body).toMatchObject({ perMonth: 5_000_00, perTask: 4_000_00, version: 2 });
  const stale = await change(1);
  expect(stale.status).toBe(409);
  expect(stale.body.data.current).toMatchObject({ id, version: 2 });
  await expectEach(shop.client.as, 200, [['delete', `budgets/${id}`]]);
  await expectEach(shop.client.as, 404, [['delete', `budgets/${id}`]]);
  await aBudget();
});

test('is refused with what would be right', async () => {
  const foreign = await expectMade(shop.stranger.as, 'apps', { name: 'Other', key: 'OTHER' });
  const refusals = [
    [{ holder: shop.client.id }, 'holder'],
    [{ holder: shop.outsider.id }, 'holder'],
    [{ holder: shop.employee.id }, 'holder'],
    [{ app: foreign.id }, 'app'],
    [{ perTask: amounts.perMonth + 1 }, 'perTask'],
    [{ perMonth: 0 }, 'perMonth'],
    [{ currency: 'USD' }, 'currency'],
  ] as const;
  for (const [given, field] of refusals) {
    const { status, body } = await shop.client.as.post('budgets', {
      holder: shop.manager.id,
      ...amounts,
      ...given,
    });
    expect(status, field).toBe(400);
    expect(body.data.fields, field).toHaveProperty(field);
  }
  const { id } = await aBudget();
  const second = await shop.client.as.post('budgets', { holder: shop.manager.id, ...amounts });
  expect(second.status).toBe(409);
  expect(second.body.data.fields).toHaveProperty('holder');
  const less = await shop.client.as.put(`budgets/${id}`, { version: 1, perMonth: 1_000_00 });
  expect([less.status, Object.keys(less.body.data.fields)]).toEqual([400, ['perMonth']]);
});

test('tells each who pays in an app, and the payer alone what the wallet has', async () => {
  const of = async (who: { as: Shop['client']['as'] }) => {
    const { status, body } = await who.as.get(`budgets/app/${shop.app.id}`);
    expect(status).toBe(200);
    return body;
  };
  const payer = { id: shop.client.id, name: 'Njeri Kamau' };
  expect(await of(shop.client)).toMatchObject({ payer, by: 'payer', available: 1_000_000_00, budget: null });
  expect(await of(shop.manager)).toMatchObject({ payer, by: null, available: null, budget: null });
  const { id } = await aBudget();
  expect(await of(shop.manager)).toMatchObject({ by: 'budget', available: null, budget: { id } });
  await expectEach(shop.stranger.as, 404, [['get', `budgets/app/${shop.app.id}`]]);
});

test('lists page by page', async () => {
  for (const holder of [shop.manager, shop.agent, shop.member]) await aBudget({ holder: holder.id });
  const first = (await shop.client.as.get('budgets?limit=2')).body;
  const rest = (await shop.client.as.get(`budgets?limit=2&cursor=${first.nextCursor}`)).body;
  const holders = [...first.items, ...rest.items].map(
    (budget: { holder: { id: string } }) => budget.holder.id,
  );
  expect(holders).toEqual([shop.manager.id, shop.agent.id, shop.member.id]);
});

test('survives bad input', async () => {
  const { id } = await aBudget();
  const body = { holder: shop.agent.id, app: shop.app.id, ...amounts, currency: 'KES' };
  await survivesBadInput(shop.client.as, { method: 'POST', path: 'budgets', body });
  const change = { version: 1, ...amounts };
  await survivesBadInput(shop.client.as, { method: 'PUT', path: `budgets/${id}`, body: change });
  await survivesBadInput(shop.client.as, {
    method: 'GET',
    path: `budgets?part=given&app=${shop.app.id}&limit=5`,
  });
  await survivesBadInput(shop.client.as, { method: 'GET', path: `budgets/app/${shop.app.id}` });
});
