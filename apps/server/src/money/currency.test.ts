import { expect, test } from 'vitest';
import * as z from 'zod';
import { expectMade } from '../../test/answers.ts';
import { type Answer, api } from '../../test/api.ts';
import { useServer } from '../../test/app.ts';
import { kes, paidWork } from '../../test/factories/paid-work.ts';
import { aShop } from '../../test/factories/shop.ts';
import { aUser } from '../../test/factories/user.ts';
import { plainDocument } from '../../test/plain-document.ts';
import { useAnew } from '../../test/use.ts';
import { pay, wallet } from '../../test/wallet.ts';

const server = useServer();

const shop = useAnew(() => aShop(server));
const work = paidWork(server, shop);

const refused = ({ status, body }: Answer, field: string, as = '') =>
  expect([as, status, body.data?.fields], JSON.stringify(body)).toEqual([
    as,
    400,
    { [field]: 'must be KES' },
  ]);

test.each(['USD', 'XXX', 'UGX'])(
  'a reward in %s is refused at its currency, which no wallet has',
  async (currency) => {
    const reward = { amount: 100_000, currency };
    const task = await work.aTask({});
    const change = { tasks: [{ _id: task._id, version: 1 }] };
    const made = { app: shop.app.id, title: 'Sell shoes', reward };
    refused(await shop.client.as.post('tasks', made), 'reward.currency', 'new');
    refused(await work.put(shop.client, task, { reward }), 'reward.currency', 'change');
    const many = await shop.client.as.post('tasks/bulk-change', { ...change, change: { reward } });
    refused(many, 'change.reward.currency', 'many');
    expect((await shop.client.as.get(`tasks/${task._id}`)).body).toMatchObject({ reward: null, version: 1 });
  },
);

test('what is confirmed of a reward, or paid for products, is in the currency of wallets', async () => {
  const task = await work.submitted(100);
  const confirmedReward = { ...kes(100), currency: 'USD' };
  refused(await work.accept(task, { confirmedReward }), 'confirmedReward.currency', 'acceptance');
  const done = await work.put(shop.client, task, { status: 'done', confirmedReward });
  refused(done, 'confirmedReward.currency', 'move');
  const many = { tasks: [{ _id: task._id, version: task.version }], change: { status: 'done' } };
  const bulk = await shop.client.as.post('tasks/bulk-change', { ...many, confirmedReward });
  refused(bulk, 'confirmedReward.currency', 'many');
  const { onHold } = await wallet(server, shop.agent);
  const release = await shop.client.as.put(`accounts/onhold-to-primary/${onHold.id}`, { confirmedReward });
  refused(release, 'confirmedReward.currency', 'release');

  const owner = api(server, await aUser(server, shop.tenant, { role: 'owner' }));
  const product = { category: 'Work place', name: 'Desk' };
  const price = { amount: 600_00, currency: 'USD' };
  refused(await owner.post('products', { ...product, price }), 'price.currency', 'product');
  const { id } = await expectMade(owner, 'products', { ...product, price: kes(600) });
  const bought = await pay(server, shop.client, 'products/checkout', { products: [id], total: price });
  refused(bought, 'total.currency', 'checkout');
});

const part = z.looseObject({
  const: z.unknown().optional(),
  get anyOf() {
    return z.array(part).optional();
  },
  get properties() {
    return z.record(z.string(), part).optional();
  },
  get items() {
    return part.optional();
  },
});
type Part = z.infer<typeof part>;
const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), schema: part })).optional(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: part })) }).optional(),
});

/** Every currency within a schema, by its path. */
function currenciesIn({ properties = {}, items, anyOf = [] }: Part, path: string): [string, Part][] {
  const inside = [...anyOf, ...(items ? [items] : [])].flatMap((one) => currenciesIn(one, path));
  const fields = Object.entries(properties).flatMap(([name, one]) =>
    name === 'currency'
      ? [[`${path}.${name}`, one] satisfies [string, Part]]
      : currenciesIn(one, `${path}.${name}`),
  );
  return [...inside, ...fields];
}

test('no call of the API takes another currency than that of wallets', async () => {
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
    .parse(await plainDocument());
  const taken = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => [
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        currenciesIn(schema, `${method} ${path}`),
      ),
      ...parameters
        .filter(({ name }) => name === 'currency')
        .map(({ schema }): [string, Part] => [`${method} ${path}`, schema]),
    ]),
  );
  expect(taken.length).toBeGreaterThan(10);
  expect(taken.filter(([, { const: only }]) => only !== 'KES').map(([path]) => path)).toEqual([]);
});
