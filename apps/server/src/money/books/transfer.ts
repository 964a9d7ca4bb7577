import { type NewTransfer, type Query, type Refusal, transferWithin } from '@kazi/ledger';
import { CompiledQuery } from 'kysely';
import type { Db, Tx } from '../../database/tenancy.ts';

/** The ledger's queries within an open read or write. */
export const queryIn =
  (db: Db): Query =>
  async <Row extends object>(text: string, values: unknown[]) =>
    db.executeQuery<Row>(CompiledQuery.raw(text, values));

/** The ledger's refusal of a transfer. A caller that knows what was asked for catches it and explains it. */
export class TransferRefused extends Error {
  readonly refusal: Refusal;
  /** Which of the transfers. */
  readonly index: number;

  constructor(refusal: Refusal, index: number) {
    super(`The ledger refuses: ${refusal.reason}`);
    this.refusal = refusal;
    this.index = index;
  }
}

/**
 * Makes transfers part of a transaction, all or none; `at` is for history alone. Throws `TransferRefused`, having moved nothing.
 */
export async function transfer(
  tx: Tx,
  transfers: readonly NewTransfer[],
  { at = tx.at }: { at?: Date | undefined } = {},
): Promise<void> {
  if (transfers.length === 0) return;
  const result = await transferWithin(queryIn(tx), tx.tenant, transfers, at && { now: at });
  if (!result.ok) throw new TransferRefused(result.refusal, result.index);
}
