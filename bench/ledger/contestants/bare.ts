import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { newId } from '../../../apps/server/src/database/ids.ts';
import { accountCount, type Contestant } from '../setting.ts';

interface Row {
  values: (string | number | null)[];
  resolve(): void;
  reject(error: unknown): void;
}

/** The columns of a row, and what PostgreSQL takes each for. */
const columns = {
  id: 'uuid',
  kind: 'text',
  debit_account: 'uuid',
  credit_account: 'uuid',
  amount: 'bigint',
  pending_id: 'uuid',
  code: 'text',
  reference: 'uuid',
  created_at: 'timestamptz',
  expires_at: 'timestamptz',
  debit_version: 'bigint',
  credit_version: 'bigint',
  debit_balance: 'bigint',
  credit_balance: 'bigint',
};

const insert = `
  insert into bare_transfers (tenant_id, ${Object.keys(columns).join(', ')})
  select $1, * from unnest(${Object.values(columns)
    .map((type, index) => `$${index + 2}::${type}[]`)
    .join(', ')})`;

/**
 * The least that could be done: the same rows into the same table with the same indexes, as many at a time as are waiting,
 * by one INSERT. It locks nothing, decides nothing and keeps no balance.
 */
export async function openBare(url: string): Promise<Contestant> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined); // of a connection that the stopping database closed first
  await pool.query('create table bare_transfers (like ledger_transfers including all)');
  const tenant = randomUUID();
  const accounts = Array.from({ length: accountCount }, newId);
  const versions = new Uint32Array(accountCount);
  let waiting: Row[] = [];
  let busy = false;

  async function work(): Promise<void> {
    const batch = waiting;
    waiting = [];
    const arrays = Object.keys(columns).map(
      (_, index) => `{${batch.map(({ values }) => values[index] ?? 'NULL').join(',')}}`,
    );
    try {
      await pool.query({ name: 'insert', text: insert, values: [tenant, ...arrays] });
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    if (waiting.length > 0) setImmediate(work);
    else busy = false;
  }

  const next = (account: number) => {
    versions[account] = (versions[account] ?? 0) + 1;
    return versions[account];
  };
  return {
    name: 'bare INSERT',
    transfer(from, to) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const [debit, credit, now] = [accounts[from] ?? '', accounts[to] ?? '', new Date().toISOString()];
      const values = [
        newId(),
        'single',
        debit,
        credit,
        1,
        null,
        'bench',
        null,
        now,
        null,
        next(from),
        next(to),
        0,
        0,
      ];
      waiting.push({ values, resolve, reject });
      if (!busy) {
        busy = true;
        setImmediate(work);
      }
      return promise;
    },
    close: () => pool.end(),
  };
}
