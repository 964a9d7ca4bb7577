import { addDays } from '@kazi/contract/shared';
import { sql } from 'kysely';
import { managersOf } from '../../access/index.ts';
import { notify, settleNotices } from '../../activity/index.ts';
import { kenyanDay, kenyanTime } from '../../database/kenyan-time.ts';
import type { Tx } from '../../database/tenancy.ts';
import { nightlyInEach } from '../../jobs/job.ts';

/** The people who run payroll are told so many days before something is due, and again on the day itself. */
const daysBefore = 3;

type Reminder = 'return-soon' | 'return-due';

/** The days until which something of payroll is not remitted in full, from one day to another. */
async function openDays(tx: Tx, from: string, to: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('payroll_obligations')
    .select('due_on')
    .distinct()
    .where('tenant_id', '=', tx.tenant)
    .whereRef('remitted', '<', 'amount')
    .where('due_on', '>=', from)
    .where('due_on', '<=', to)
    .execute();
  return rows.map(({ due_on }) => due_on);
}

/** Tells those of the people who were not told since a day. */
async function remind(tx: Tx, people: readonly string[], { kind, since }: { kind: Reminder; since: string }) {
  const notified = await tx
    .selectFrom('notifications')
    .select('user_id')
    .where('tenant_id', '=', tx.tenant)
    .where('kind', '=', kind)
    .where('user_id', '=', sql<string>`any(${people}::uuid[])`)
    .where('at', '>=', kenyanTime.startOf(sql`${since}`))
    .execute();
  const known = new Set(notified.map(({ user_id }) => user_id));
  await notify(tx, { kind, people: people.filter((user) => !known.has(user)) });
}

/**
 * Reminds who runs payroll of what is due to authorities, some days before and on the day (2026-11-09), of each due day once:
 * their notices say whether they were told, so that it can be done again on the same day, or a day late.
 */
export async function remindOfReturns(tx: Tx, today = kenyanDay()): Promise<void> {
  const days = await openDays(tx, today, addDays(today, daysBefore));
  if (days.length === 0) return;
  const people = await managersOf(tx, tx.tenant, 'Payroll');
  for (const day of days) {
    if (day === today) await remind(tx, people, { kind: 'return-due', since: today });
    else await remind(tx, people, { kind: 'return-soon', since: addDays(day, -daysBefore) });
  }
}

/** Marks reminders as read of which nothing is left to be paid. */
export async function settleReminders(tx: Tx, today = kenyanDay()): Promise<void> {
  const [first] = (await openDays(tx, 'epoch', addDays(today, daysBefore))).sort();
  if (!first || first > today) await settleNotices(tx, { kinds: ['return-due'] });
  if (!first) await settleNotices(tx, { kinds: ['return-soon'] });
}

export const remindHandler = nightlyInEach('remind-of-returns', (tx) => remindOfReturns(tx));
