import type { SandboxOrder, SandboxStore } from '@kazi/payment-rails/sandbox';
import { sql } from 'kysely';
import { noTenant } from '../../database/pool.ts';
import type { Database } from '../../database/tenancy.ts';

const state = sql.ref<SandboxOrder>('state');

/** Keeps the sandbox's orders in the database, as a bank keeps its own books: beside the workspaces, not in them. */
export function sandboxStore(database: Database): SandboxStore {
  return {
    add: (order) =>
      database.write(noTenant, null, async (tx) => {
        const { party, reference } = order.order;
        const added = await tx
          .insertInto('sandbox_orders')
          .values({
            reference,
            phone: party.kind === 'phone' ? party.phone : null,
            state: JSON.stringify(order),
          })
          .onConflict((clash) => clash.doNothing())
          .returning('reference')
          .executeTakeFirst();
        return added !== undefined;
      }),

    async find(reference) {
      const row = await database.shared((db) =>
        db
          .selectFrom('sandbox_orders')
          .select(state.as('order'))
          .where('reference', '=', reference)
          .executeTakeFirst(),
      );
      return row?.order;
    },

    settle: (order) =>
      database.write(noTenant, null, async (tx) => {
        const settled = await tx
          .updateTable('sandbox_orders')
          .set({ state: JSON.stringify(order) })
          .where('reference', '=', order.order.reference)
          .where(sql<boolean>`state ->> 'state' = 'waiting'`)
          .returning('reference')
          .executeTakeFirst();
        return settled !== undefined;
      }),

    promptsOn: (phone) =>
      database.shared(async (db) => {
        const rows = await db
          .selectFrom('sandbox_orders')
          .select(state.as('order'))
          .where('phone', '=', phone)
          .where(
            sql<boolean>`state ->> 'state' = 'waiting' and state -> 'order' ->> 'operation' = 'mpesa-topup'`,
          )
          .orderBy('at')
          .execute();
        return rows.map(({ order }) => order);
      }),

    succeeded: ({ from, to }) =>
      database.shared(async (db) => {
        const rows = await db
          .selectFrom('sandbox_orders')
          .select(state.as('order'))
          .where(
            sql<boolean>`state ->> 'state' = 'succeeded'
              and (state ->> 'settledAt')::timestamptz >= ${from} and (state ->> 'settledAt')::timestamptz < ${to}`,
          )
          .orderBy(sql`state ->> 'settledAt'`)
          .execute();
        return rows.map(({ order }) => order);
      }),
  };
}
