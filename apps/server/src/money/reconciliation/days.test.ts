import { cents } from '@kazi/contract/cents';
import { addDays } from '@kazi/contract/shared';
import type { SandboxOrder } from '@kazi/payment-rails/sandbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { aBookkeeper, afterMidnight, only } from '../../../test/factories/bookkeeper.ts';
import { useAnew } from '../../../test/use.ts';
import { kenyanDay } from '../../database/kenyan-time.ts';
import { noTenant } from '../../database/pool.ts';

let server: TestApp;
const today = kenyanDay();
const noon = 12 * 60;

beforeAll(async () => {
  server = await startApp();
});
const books = useAnew(() => aBookkeeper(server));
// The rail's books are of all workspaces, and of the files that run after this one.
afterAll(async () => {
  await server.services.database.write(noTenant, null, (tx) =>
    sql`delete from sandbox_orders where state->'order'->>'reference' <> reference`.execute(tx),
  );
  await server.stop();
});

/** What the rail's books have of an order. */
const orderOf = (reference: string) =>
  server.services.database.shared(async (db) => {
    const { rows } = await sql<{ state: SandboxOrder }>`
      select state from sandbox_orders where reference = ${reference}`.execute(db);
    const [row] = rows;
    if (!row) throw new Error(`The rail has no order ${reference}`);
    return row.state;
  });

/** Puts lines into the rail's books, past what was ordered. */
const post = (orders: readonly (Omit<SandboxOrder, 'settledAt'> & { settledAt: Date })[]) =>
  server.services.database.write(noTenant, null, async (tx) => {
    const states = JSON.stringify(orders);
    await sql`insert into sandbox_orders (reference, state)
      select gen_random_uuid()::text, state from jsonb_array_elements(${states}::jsonb) state`.execute(tx);
  });

const listed = async (query: string, language = 'en') => {
  const path = `reconciliation/differences${query}`;
  return (await books.as.send(path, { headers: { 'accept-language': language } })).body.items;
};

test('a payment that we learn of after midnight is matched with its line of the day before, whichever day is compared', async () => {
  const [day, next] = [addDays(today, -10), addDays(today, -9)];
  const payments = [await books.paid(300), await books.paid(200)];
  for (const payment of payments)
    await books.settledAt(payment, { ours: afterMidnight(next, 1), theirs: afterMidnight(next, -1) });
  expect(await books.run(only(next))).toMatchObject({ lines: 0, matched: 0, differences: [] });
  expect(await books.clearing()).toBe(0);
  expect(await books.run(only(day))).toMatchObject({ lines: 2, matched: 2, differences: [] });
  const other = await books.paid(100);
  await books.settledAt(other, { ours: afterMidnight(next, 1), theirs: afterMidnight(next, -1) });
  expect(await books.run(only(day))).toMatchObject({ lines: 3, matched: 3, differences: [] });
  expect(await books.run(only(next))).toMatchObject({ differences: [] });
});

test('a payment that the rail has not posted yet is missing after two days, and no longer once its line comes', async () => {
  const payment = await books.paid(300);
  await books.atRail(payment.reference, `jsonb_set(state, '{state}', '"late"')`);
  expect((await books.run()).differences).toEqual([]);
  const day = addDays(today, -5);
  await books.settledAt(payment, { ours: afterMidnight(day, noon) });
  const { differences } = await books.run({ from: day, to: today });
  expect(differences).toMatchObject([{ kind: 'missing-at-rail', day, payment: payment.id }]);

  await books.atRail(payment.reference, `jsonb_set(state, '{state}', '"succeeded"')`);
  expect((await books.run(only(day))).differences).toEqual([]);
  expect(await listed('', 'fr')).toMatchObject([
    {
      kind: 'missing-at-rail',
      resolved: { by: { id: books.owner.id }, note: 'Réglé par une comparaison ultérieure.' },
    },
  ]);
});

test('a line that comes before its payment is decided waits, is told after two days, and is settled by the payment', async () => {
  const payment = await books.paid(300);
  const { write } = server.services.database;
  /** The payment as if its rail had told nothing since it was sent, and is not asked now. */
  const sentAt = (submitted_at: Date) =>
    write(books.owner.tenant.id, null, async (tx) => {
      await tx
        .updateTable('payments')
        .set({ status: 'submitted', submitted_at, settled_at: null, asked_at: new Date() })
        .where('id', '=', payment.id)
        .execute();
      await sql`delete from graphile_worker._private_jobs where payload->>'payment' = ${payment.id}`.execute(
        tx,
      );
    });
  const day = addDays(today, -4);
  await sentAt(new Date());
  await books.atRail(
    payment.reference,
    `jsonb_set(state, '{settledAt}', '"${afterMidnight(day, noon).toISOString()}"')`,
  );
  expect(await books.run(only(day))).toMatchObject({ lines: 1, matched: 0, differences: [] });
  await sentAt(afterMidnight(day, noon));
  const { differences } = await books.run(only(day));
  expect(differences).toMatchObject([{ kind: 'missing-in-ledger', day, reference: payment.reference }]);

  await write(books.owner.tenant.id, null, async (tx) => {
    await tx
      .updateTable('payments')
      .set({ status: 'succeeded', settled_at: new Date() })
      .where('id', '=', payment.id)
      .execute();
  });
  expect((await books.run()).differences).toEqual([]); // of today, while the line is of four days ago
  expect(await listed('?open=false')).toMatchObject([{ kind: 'missing-in-ledger', day }]);
  expect(await books.clearing()).toBe(0);
});

test('a second line of a payment is one too many, also where it is of another day', async () => {
  const payment = await books.paid(300);
  await books.run();
  const again = {
    ...(await orderOf(payment.reference)),
    receipt: 'AGAIN',
    settledAt: afterMidnight(addDays(today, -5), noon),
  };
  await post([again]);
  const { differences } = await books.run(only(addDays(today, -5)));
  expect(differences).toMatchObject([{ kind: 'duplicate', payment: payment.id }]);
});

test('reads a statement of nine thousand lines', async () => {
  const day = '2020-03-16';
  const order = await orderOf((await books.paid(300)).reference);
  const lines = Array.from({ length: 9_000 }, (_, n) => ({
    ...order,
    order: { ...order.order, reference: `THEIRS${n}`, amount: cents(100_00 + n) },
    receipt: `MANY${n}`,
    settledAt: afterMidnight(day, noon + n / 20),
  }));
  await post(lines);
  const report = await books.run(only(day));
  expect(report).toMatchObject({ lines: 9_000, matched: 0 });
  expect(report.differences).toHaveLength(200);
  const { rows } = await server.services.database.read(books.owner.tenant.id, (db) =>
    sql`select from rail_differences where tenant_id = ${books.owner.tenant.id}`.execute(db),
  );
  expect(rows).toHaveLength(9_000);
});
