import { openAccountsWithin } from '../accounts.ts';
import { expireDueWithin } from '../expire.ts';
import { read, readId } from '../input.ts';
import { decideWithin } from '../transfer-within.ts';
import type { NewAccount, NewTransfer, Query, Result } from '../types.ts';
import { Lane } from './lane.ts';
import { isOfData, retried } from './retry.ts';

/** Runs a transaction of this tenant: commits when `work` resolves, rolls back when it rejects. */
export type Transact = <T>(tenant: string, work: (query: Query) => Promise<T>) => Promise<T>;

interface LedgerOptions {
  transact: Transact;
  /** The most transfers of one transaction; 8,000 unless given. A call of more goes alone. */
  batchSize?: number;
  /** How many transactions of a tenant may be under way at a time. */
  batchesAtOnce?: number;
  /** The time to decide by; this machine's unless given. */
  now?: () => Date;
}

export interface Ledger {
  /**
   * Makes these transfers, all or none, and answers once that is committed. Calls that arrive together share a
   * transaction, each with its own answer. Rejects where the database could not say: then submit the same again.
   */
  submit(tenant: string, transfers: readonly NewTransfer[]): Promise<Result>;
  /** Opens accounts; those there are already stay as they are. */
  openAccounts(tenant: string, accounts: readonly NewAccount[]): Promise<void>;
  /** Expires every pending transfer whose time has come, and gives their ids. */
  expireDue(tenant: string, now?: Date): Promise<string[]>;
}

interface Call {
  transfers: NewTransfer[];
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** A ledger whose transactions are its own, each of as many calls as were waiting. */
export function createLedger({ transact, batchSize = 8000, batchesAtOnce = 1, now }: LedgerOptions): Ledger {
  const lanes = new Map<string, Lane<Call>>();

  function laneOf(tenant: string): Lane<Call> {
    const lane =
      lanes.get(tenant) ??
      new Lane<Call>({
        work: (batch) => work(tenant, batch),
        sizeOf: ({ transfers }) => transfers.length,
        room: batchSize,
        atOnce: batchesAtOnce,
        onIdle: () => lanes.delete(tenant),
      });
    lanes.set(tenant, lane);
    return lane;
  }

  async function work(tenant: string, batch: Call[]): Promise<void> {
    try {
      const results = await retried(() => commit(tenant, batch));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (result) resolve(result);
        else reject(new Error('A call was left without an answer'));
      }
    } catch (error) {
      if (batch.length > 1 && isOfData(error)) for (const call of batch) await work(tenant, [call]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function commit(tenant: string, batch: Call[]): Promise<Result[]> {
    let written = Promise.resolve();
    try {
      const results = await transact(tenant, async (query) => {
        const decided = await decideWithin(
          query,
          tenant,
          batch.map(({ transfers }) => transfers),
          now?.(),
        );
        written = decided.written;
        return decided.results;
      });
      await written;
      return results;
    } catch (error) {
      // What could not be written is why it could not be committed.
      await written;
      throw error;
    }
  }

  return {
    async submit(tenant, transfers) {
      const call = { transfers: read(transfers), ...Promise.withResolvers<Result>() };
      laneOf(readId(tenant)).add(call);
      return call.promise;
    },
    openAccounts: (tenant, accounts) =>
      retried(() => transact(readId(tenant), (query) => openAccountsWithin(query, tenant, accounts))),
    async expireDue(tenant, at) {
      const expired: string[] = [];
      for (;;) {
        const ids = await retried(() =>
          transact(readId(tenant), (query) => expireDueWithin(query, tenant, at ?? now?.())),
        );
        if (ids.length === 0) return expired;
        expired.push(...ids);
      }
    },
  };
}
