import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { expectMade } from '../../test/answers.ts';
import { startApp } from '../../test/app.ts';
import { databaseUrl } from '../../test/database-url.ts';
import { aShop } from '../../test/factories/shop.ts';
import { onCitus } from '../../test/on-citus.ts';

const counted = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, of]) => [status, of.length]),
  );

test.skipIf(onCitus)(
  'one person’s hundred changes of one task wait for each other, and nobody else waits for them',
  async () => {
    const server = await startApp({ logLevel: 'silent' });
    const { client, manager, app, tenant } = await aShop(server);
    const task = await expectMade(client.as, 'tasks', { app: app.id, title: 'Contended' });
    const holder = new pg.Client({ connectionString: databaseUrl() });
    await holder.connect();
    await holder.query(`begin; set local kazi.tenant = '${tenant.id}'`);
    await holder.query('select from tasks where id = $1 for update', [task._id]);

    let answered = 0;
    const changes = Array.from({ length: 100 }, (_, n) =>
      client.as.put(`tasks/${task._id}`, { version: 1, title: `Title ${n}` }).finally(() => answered++),
    );
    const waits =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await vi.waitFor(async () => expect((await holder.query(waits)).rowCount).toBeGreaterThan(0), 10_000);
    expect(counted(await Promise.all(Array.from({ length: 20 }, () => manager.as.get('projects'))))).toEqual({
      200: 20,
    });
    expect(answered).toBe(0);
    await holder.query('commit');
    await holder.end();
    // On a busy machine the last have waited too long, and are told so.
    const { 200: done, 409: stale = 0, 503: late = 0 } = counted(await Promise.all(changes));
    expect({ done, others: stale + late }).toEqual({ done: 1, others: 99 });
    await server.stop();
  },
);

test('while too many wait for a connection, calls are refused at once and told when to come again', async () => {
  const server = await startApp({ databasePool: 2, logLevel: 'silent' });
  const { client, tenant } = await aShop(server);
  expect((await client.as.get('projects')).status).toBe(200); // who it is is known from now on
  const { database } = server.services;
  const { promise, resolve } = Promise.withResolvers<void>();
  // Jobs take connections too: more than enough, of which the last are refused.
  const held = Promise.allSettled(Array.from({ length: 410 }, () => database.read(tenant.id, () => promise)));
  await vi.waitFor(() => expect(database.pool.waitingCount).toBeGreaterThanOrEqual(400), 10_000);
  const { status, headers, body } = await client.as.get('projects');
  expect({ status, retry: headers.get('retry-after') }).toEqual({ status: 503, retry: '2' });
  expect(body.data.errorMessage).toMatch(/busy/);
  resolve();
  await held;
  expect((await client.as.get('projects')).status).toBe(200);
  await server.stop();
});
