import { newId } from '../../../apps/server/src/database/ids.ts';
import { openDatabase } from '../../../apps/server/src/database/tenancy.ts';
import { queryIn } from '../../../apps/server/src/money/books/transfer.ts';
import { applyOutcome } from '../../../apps/server/src/money/payments/decide.ts';
import { lockPayment } from '../../../apps/server/src/money/payments/rows.ts';
import { makeWorkspace } from '../../../apps/server/src/organisation/index.ts';
import { aUser } from '../../../apps/server/test/factories/user.ts';
import type { Contestant } from '../setting.ts';

/** Connections of the server's pool. */
const connections = 10;
const people = 200;
const madeTogether = 2_000;
const madeBefore = 20_000;

const make = `
  insert into payments (
    tenant_id, id, user_id, kind, operation, rail, amount, currency, status, party, narration, reference, callback_hash
  )
  select $1, id, user_id, 'topup', 'mpesa-topup', 'sandbox', 100, 'KES', 'submitted',
    '{"kind":"phone","phone":"254700000000","name":"Bench"}', 'Bench', id::text, id::text
  from unnest($2::uuid[], $3::uuid[]) as made (id, user_id)`;

/**
 * Top-ups that arrive, as callbacks book them: the payment's row is locked and decided, its history and event are
 * written, and its posting is made, in one transaction. All come over one rail, so over one clearing account. What the
 * accounts of the spread are does not matter to it.
 */
export async function openSettlement(url: string): Promise<Contestant> {
  const database = openDatabase({ url, max: connections });
  const workspace = await makeWorkspace(database, { key: `bench-${newId()}`, name: 'Bench' });
  const users: string[] = [];
  while (users.length < people) users.push((await aUser({ services: { database } }, workspace)).id);
  const waiting: string[] = [];

  async function makePayments(): Promise<void> {
    const ids = Array.from({ length: madeTogether }, newId);
    const payers = ids.map((_, number) => users[number % people]);
    await database.write(workspace.id, null, (tx) => queryIn(tx)(make, [workspace.id, ids, payers]));
    waiting.push(...ids);
  }

  while (waiting.length < madeBefore) await makePayments();
  return {
    name: 'a top-up',
    async transfer() {
      if (waiting.length === 0) await makePayments();
      const id = waiting.pop();
      if (!id) throw new Error('There is no payment left');
      await database.write(workspace.id, null, async (tx) => {
        const payment = await lockPayment(tx, id);
        if (payment) await applyOutcome(tx, payment, { state: 'succeeded', receipt: id });
      });
    },
    close: () => database.close(),
  };
}
