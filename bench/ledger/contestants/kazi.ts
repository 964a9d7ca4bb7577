import { randomUUID } from 'node:crypto';
import { cents } from '@kazi/contract/cents';
import { verify } from '@kazi/ledger';
import { allowMinutes } from '../../../apps/server/src/database/connection.ts';
import { newId } from '../../../apps/server/src/database/ids.ts';
import { type Database, openDatabase } from '../../../apps/server/src/database/tenancy.ts';
import { openLedger } from '../../../apps/server/src/money/books/ledger.ts';
import { queryIn, transfer } from '../../../apps/server/src/money/books/transfer.ts';
import { accountCount, type Contestant, funds } from '../setting.ts';

/** What callers of the ledger are told apart by; the ids of its accounts by their numbers. */
export interface Kazi extends Contestant {
  tenant: string;
  accounts: string[];
}

/** Connections of the server's pool. */
const connections = 10;

/** Kazi's two roads over the same accounts: the lane, and a transaction of the caller's for each transfer. */
export async function openKazi(url: string): Promise<{ lane: Kazi; within: Contestant }> {
  const { ledger, close: closeLane } = openLedger({ url });
  const database = openDatabase({ url, max: connections });
  const tenant = randomUUID();
  const accounts = Array.from({ length: accountCount }, newId);
  const world = newId();
  await ledger.openAccounts(tenant, [
    { id: world, currency: 'KES', floor: 'none' },
    ...accounts.map((id) => ({ id, currency: 'KES', floor: 'debits-must-not-exceed-credits' as const })),
  ]);
  const transferOf = (debit: string, credit: string, amount: number) => ({
    id: newId(),
    debit,
    credit,
    amount: cents(amount),
    code: 'bench',
  });
  const submit = async (debit: string, credit: string, amount: number) => {
    const result = await ledger.submit(tenant, [transferOf(debit, credit, amount)]);
    if (!result.ok) throw new Error(`A transfer was refused: ${result.refusal.reason}`);
  };
  await Promise.all(accounts.map((account) => submit(world, account, funds)));
  const of = (number: number) => accounts[number] ?? '';
  return {
    lane: {
      name: 'lane',
      tenant,
      accounts,
      transfer: (from, to) => submit(of(from), of(to), 1),
      async close() {
        await expectSound(database, tenant);
        await closeLane();
      },
    },
    within: {
      name: 'within a transaction',
      transfer: (from, to) =>
        database.write(tenant, null, (tx) => transfer(tx, [transferOf(of(from), of(to), 1)])),
      close: () => database.close(),
    },
  };
}

async function expectSound(database: Database, tenant: string): Promise<void> {
  const { differences, strays } = await database.write(tenant, null, async (tx) => {
    await allowMinutes(tx, 30);
    return verify(queryIn(tx), tenant);
  });
  if (differences.length + strays.length > 0) throw new Error('The ledger does not add up');
}
