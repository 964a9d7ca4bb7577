import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { kenyanDay, kenyanDayStart } from '../../src/database/kenyan-time.ts';
import { expectMade } from '../answers.ts';
import { api } from '../api.ts';
import type { TestApp } from '../app.ts';
import { pay } from '../wallet.ts';
import { aFund } from './funds.ts';
import { aTenant } from './tenant.ts';
import { aUser } from './user.ts';

/** The range of days that is one day. */
export const only = (day: string) => ({ from: day, to: day });

/** A moment so many minutes after the midnight by which a day begins in Kenya. */
export const afterMidnight = (day: string, minutes: number) =>
  new Date(kenyanDayStart(day).getTime() + minutes * 60_000);

/** Who keeps the books of a workspace, in which somebody has money to withdraw; and the books of its rail, the sandbox. */
export async function aBookkeeper(server: TestApp) {
  const tenant = await aTenant(server);
  const owner = await aUser(server, tenant, { role: 'owner' });
  const user = await aUser(server, tenant, { role: 'agent' });
  await aFund(server, user, 10_000);
  const [as, asUser] = [api(server, owner), api(server, user)];
  const standing = async () => (await as.get('reconciliation')).body;
  return {
    tenant,
    owner,
    user,
    as,
    asUser,
    /** What the books say now. */
    standing,
    /** What is on its way to the rail or from there. */
    clearing: async () =>
      (await standing()).accounts.find(({ name }: { name: string }) => name === 'clearing (sandbox)')
        ?.balance,
    /** Compares days, today's unless others are given. */
    run: (days = only(kenyanDay())) => expectMade(as, 'reconciliation', days),

    /** A withdrawal that has succeeded. */
    async paid(shillings: number) {
      const account = `${Math.floor(Math.random() * 1e10)}`.padStart(10, '0');
      const given = { name: 'A', bank: '11', account };
      const { id: beneficiary } = await expectMade(asUser, 'bank-accounts', given);
      const { body } = await pay(server, user, 'withdraw/bank/ift', { beneficiary, amount: shillings * 100 });
      return vi.waitFor(async () => {
        const payment = (await asUser.get(`payments/${body.id}`)).body;
        expect(payment.status).toBe('succeeded');
        return payment;
      }, 10_000);
    },

    /** Changes what the rail's own books say, as only the rail could. */
    atRail: (reference: string, change: string) =>
      server.services.database.write(tenant.id, null, async (tx) => {
        await sql`update sandbox_orders set state = ${sql.raw(change)} where reference = ${reference}`.execute(
          tx,
        );
      }),

    /** Lets a payment have succeeded at a moment that we know, and at another by the rail's books. */
    settledAt: (
      { id, reference }: { id: string; reference: string },
      { ours, theirs = ours }: { ours: Date; theirs?: Date },
    ) =>
      server.services.database.write(tenant.id, null, async (tx) => {
        await tx
          .updateTable('payments')
          .set({ submitted_at: ours, settled_at: ours })
          .where('id', '=', id)
          .execute();
        await sql`update sandbox_orders
          set state = jsonb_set(state, '{settledAt}', to_jsonb(${theirs.toISOString()}::text))
          where reference = ${reference}`.execute(tx);
      }),
  };
}
