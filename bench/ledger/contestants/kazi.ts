import { randomUUID } from 'node:crypto';
import { cents } from '@kazi/contract/cents';
import { openAccountsWithin, verify } from '@kazi/ledger';
import { allowMinutes } from '../../../apps/server/src/database/connection.ts';
import { newId } from '../../../apps/server/src/database/ids.ts';
import { type Database, openDatabase } from '../../../apps/server/src/database/tenancy.ts';
import { queryIn, transfer } from '../../../apps/server/src/money/books/transfer.ts';
import { accountCount, type Contestant, funds } from '../setting.ts';

/** What callers of the ledger are told apart by; the ids of its accounts by their numbers. */
export interface Kazi extends Contestant {
  tenant: string;
  accounts: string[];
}

/** Connections of the server's pool. */
const connections = 10;

/** Kazi's ledger as requests use it: a transaction of the caller's for each transfer. */
export async function openKazi(url: string): Promise<Kazi> {
  const database = openDatabase({ url, max: connections });
  const tenant = randomUUID();
  const accounts = Array.from({ length: accountCount }, newId);
  const world = newId();
  const transferOf = (debit: string, credit: string, amount: number) => ({
    id: newId(),
    debit,
    credit,
    amount: cents(amount),
    code: 'bench',
  });
  const make = (transfers: ReturnType<typeof transferOf>[]) =>
    database.write(tenant, null, (tx) => transfer(tx, transfers));
  await database.write(tenant, null, (tx) =>
    openAccountsWithin(queryIn(tx), tenant, [
      { id: world, currency: 'KES', floor: 'none' },
      ...accounts.map((id) => ({ id, currency: 'KES', floor: 'debits-must-not-exceed-credits' as const })),
    ]),
  );
  await make(accounts.map((account) => transferOf(world, account, funds)));
  const of = (number: number) => accounts[number] ?? '';
  return {
    name: 'kazi',
    tenant,
    accounts,
    transfer: (from, to) => make([transferOf(of(from), of(to), 1)]),
    async close() {
      await expectSound(database, tenant);
      await database.close();
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
