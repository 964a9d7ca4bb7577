import { randomUUID } from 'node:crypto';
import { cents } from '@kazi/contract/cents';
import { createLedger, transactOn, verify } from '@kazi/ledger';
import { newId } from '../../../apps/server/src/database/ids.ts';
import { createPool } from '../../../apps/server/src/database/pool.ts';
import { accountCount, type Contestant, funds } from '../setting.ts';

/** What callers of the ledger are told apart by; the ids of its accounts by their numbers. */
export interface Kazi extends Contestant {
  tenant: string;
  accounts: string[];
}

/** Kazi's ledger as the server has it: its tables behind row-level security, on the server's own kind of pool. */
export async function openKazi(url: string): Promise<Kazi> {
  const pool = createPool({ url, max: 4, pipeline: true });
  const tenant = randomUUID();
  const transact = transactOn(pool, (of) => `begin; set local kazi.tenant = '${of}'`);
  const ledger = createLedger({ transact });
  const accounts = Array.from({ length: accountCount }, newId);
  const world = newId();
  await ledger.openAccounts(tenant, [
    { id: world, currency: 'KES', floor: 'none' },
    ...accounts.map((id) => ({ id, currency: 'KES', floor: 'debits-must-not-exceed-credits' as const })),
  ]);
  const book = async (debit: string, credit: string, amount: number) => {
    const result = await ledger.submit(tenant, [{ id: newId(), debit, credit, amount: cents(amount), code: 'bench' }]);
    if (!result.ok) throw new Error(`A transfer was refused: ${result.refusal.reason}`);
  };
  await Promise.all(accounts.map((account) => book(world, account, funds)));
  return {
    name: 'Kazi',
    tenant,
    accounts,
    transfer: (from, to) => book(accounts[from] ?? '', accounts[to] ?? '', 1),
    async close() {
      const { differences, strays } = await transact(tenant, async (query) => {
        await query('set local statement_timeout = 0', []);
        return verify(query, tenant);
      });
      if (differences.length + strays.length > 0) throw new Error('The ledger does not add up');
      await pool.end();
    },
  };
}
