import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { aShop, type Shop } from '../../../test/factories/shop.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useAnew } from '../../../test/use.ts';

const app = useServer();
const shop: Shop = useAnew(() => aShop(app));

/** A POST that carries a key. */
const post = (as: Api, path: string, body: unknown, key: string) =>
  as.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
const add = (title: string, key: string, as = shop.client.as) =>
  post(as, 'tasks', { app: shop.app.id, title, status: 'todo' }, key);
const tasks = async () => (await shop.client.as.get(`tasks?app=${shop.app.id}&limit=200`)).body.items;
const kept = () =>
  app.services.database.read(shop.tenant.id, (db) =>
    db.selectFrom('idempotency_keys').select(['call', 'response']).execute(),
  );

test('what is sent again by the same key is made once, and answered as at first', async () => {
  const keys = Array.from({ length: 100 }, (_, at) => `import ${at}`);
  const first = await Promise.all(keys.map((key) => add(key, key)));
  const second = await Promise.all(keys.map((key) => add(key, key)));
  expect(first.map(({ status }) => status)).toEqual(keys.map(() => 201));
  expect(second.map(({ status, body }) => ({ status, body }))).toEqual(
    first.map(({ status, body }) => ({ status, body })),
  );
  expect(second[0]?.headers.get('location')).toBe(first[0]?.headers.get('location'));
  expect(await tasks()).toHaveLength(100);
});

test('however many times it comes at once', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => add('Paint the gate', 'gate')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
  expect(await tasks()).toHaveLength(1);
});

test('a key is one caller’s, one call’s and for one input', async () => {
  const { body } = await add('Paint the gate', 'one');
  const other = await add('Paint the fence', 'one');
  expect([other.status, other.body.data.reason.code]).toEqual([422, 'idempotency-key-reused']);
  expect((await post(shop.client.as, 'comments', { task: body._id, body: '<p>Red</p>' }, 'one')).status).toBe(
    201,
  );
  const owner = await aUser(app, shop.tenant, { role: 'owner' });
  const theirs = await add('Paint the gate', 'one', api(app, owner));
  expect(theirs.body._id).not.toBe(body._id);
  expect((await add('Paint the gate', 'k'.repeat(256))).body.data.fields).toHaveProperty('Idempotency-Key');
});

test('what was refused has spent no key', async () => {
  const nowhere = await post(shop.client.as, 'tasks', { app: crypto.randomUUID(), title: 'Lost' }, 'again');
  expect(nowhere.status).toBe(404);
  expect((await post(shop.client.as, 'tasks', { app: shop.app.id }, 'again')).status).toBe(400);
  expect(await kept()).toEqual([]);
  expect((await add('Found', 'again')).status).toBe(201);
});

test('files are told apart by their bytes', async () => {
  const send = (bytes: string) => {
    const body = new FormData();
    body.set('file', new File([bytes], 'notes.txt', { type: 'text/plain' }));
    return shop.client.as.send('file-upload/single', {
      method: 'POST',
      headers: { 'idempotency-key': 'notes' },
      body,
    });
  };
  const first = await send('Habari');
  expect((await send('Habari')).body).toEqual(first.body);
  expect((await send('Karibu')).status).toBe(422);
});

test('a kept answer is sealed: what is shown once stays with who saw it', async () => {
  const { body } = await add('The code of the safe is 4711', 'safe');
  const [row] = await kept();
  expect(row?.call).toBe('POST /tasks');
  expect(row?.response).toEqual(expect.any(String));
  expect(JSON.stringify(row)).not.toContain('4711');
  const secretFor = vi.spyOn(app.services, 'secretFor').mockReturnValue('A'.repeat(43));
  const lost = await add('The code of the safe is 4711', 'safe');
  secretFor.mockRestore();
  expect([lost.status, lost.body.data.reason.code]).toEqual([409, 'done-long-ago']);
  expect((await tasks()).map(({ _id }: { _id: string }) => _id)).toEqual([body._id]);
});

test('what was done is not done again where its answer could not be kept', async () => {
  const secretFor = vi.spyOn(app.services, 'secretFor').mockImplementation(() => {
    throw new Error('The disk is gone');
  });
  expect((await add('Paint the gate', 'gate')).status).toBe(500);
  secretFor.mockRestore();
  await app.services.database.write(shop.tenant.id, null, (tx) =>
    tx
      .updateTable('idempotency_keys')
      .set({ created_at: sql<Date>`now() - interval '2 minutes'` })
      .where('tenant_id', '=', tx.tenant)
      .execute(),
  );
  const again = await add('Paint the gate', 'gate');
  expect([again.status, again.body.data.reason.code]).toEqual([409, 'done-long-ago']);
  expect(await tasks()).toHaveLength(1);
});
