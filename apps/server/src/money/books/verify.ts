import { type Verification, verify } from '@kazi/ledger';
import * as z from 'zod';
import { allowMinutes } from '../../database/connection.ts';
import type { Tx } from '../../database/tenancy.ts';
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

async function verifyLedger(tx: Tx): Promise<Verification> {
  // Every transfer is read, which takes longer than a request may.
  await allowMinutes(tx, 30);
  const verification = await verify(queryIn(tx), tx.tenant);
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

export const verifyHandler = nightly(
  handle(defineJob('verify-books', z.object({})), (_none, services) => verifyBooks(services)),
);
