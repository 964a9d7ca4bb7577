import { type Verification, verify } from '@kazi/ledger';
import { sql } from 'kysely';
import * as z from 'zod';
import { allowMinutes } from '../../database/connection.ts';
import type { Database, Tx } from '../../database/tenancy.ts';
import { defineJob, handle, nightly } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { raise } from '../payments/alerts.ts';
import { queryIn } from './transfer.ts';

const named = 5;

/**
 * Sums up every workspace's ledger and compares it with the stored balances. A difference raises an alert each night
 * until it is mended, counts as unsound in the metrics, and is logged.
 */
export async function verifyBooks({ database, metrics, log }: Services): Promise<void> {
  const tenants = await database.shared((db) => db.selectFrom('tenants').select('id').execute());
  for (const { id: tenant } of tenants) {
    const { differences, strays } = await database.write(tenant, null, (tx) => verifyLedger(tx));
    const isSound = differences.length + strays.length === 0;
    metrics.verified(isSound ? 'sound' : 'unsound');
    if (!isSound) log.error({ tenant, differences, strays }, 'The ledger does not add up');
  }
}

async function sumUp(tx: Tx): Promise<Verification> {
  // Every transfer is read, which takes longer than a request may.
  await allowMinutes(tx, 30);
  return verify(queryIn(tx), tx.tenant);
}

async function verifyLedger(tx: Tx): Promise<Verification> {
  const verification = await sumUp(tx);
  const problem = problemOf(verification);
  if (problem) await raise(tx, { kind: 'books-unsound', payment: null, text: problem });
  return verification;
}

function problemOf({ differences, strays }: Verification): string | undefined {
  const day = new Date().toISOString().slice(0, 10);
  const accounts = differences.map(({ account }) => account);
  const parts = [
    accounts.length > 0 && `${accounts.length} accounts differ from their transfers (${some(accounts)})`,
    strays.length > 0 && `${strays.length} transfers should not exist (${some(strays)})`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `On ${day} the ledger did not add up: ${parts.join('; ')}.` : undefined;
}

const some = (ids: readonly string[]) =>
  [...ids.slice(0, named), ...(ids.length > named ? ['…'] : [])].join(', ');

/**
 * Sums up one workspace's ledger after the other, as every night, and tells nobody but the caller. What is booked meanwhile does not
 * disturb it: each workspace is looked at as it was at one moment.
 */
export async function* verifiedBooks(
  database: Database,
): AsyncGenerator<Verification & { key: string; transfers: number }, void, undefined> {
  const tenants = await database.shared((db) =>
    db.selectFrom('tenants').select(['id', 'key']).orderBy('key').execute(),
  );
  for (const { id, key } of tenants)
    yield await database.write(id, null, async (tx) => {
      const { rows } = await sql<{ transfers: number }>`
        select count(*) as transfers from ledger_transfers where tenant_id = ${id}`.execute(tx);
      return { key, transfers: rows[0]?.transfers ?? 0, ...(await sumUp(tx)) };
    });
}

export const verifyHandler = nightly(
  handle(defineJob('verify-books', z.object({})), (_none, services) => verifyBooks(services)),
);
