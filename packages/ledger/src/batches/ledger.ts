import { openAccountsWithin } from '../accounts.ts';
import { expireDueWithin } from '../expire.ts';
import { read, readId } from '../input.ts';
import type { NewAccount, NewTransfer, Result } from '../types.ts';
import { Committer, type Transact } from './commit.ts';
import { Lane } from './lane.ts';
import { isOfData, retried } from './retry.ts';

interface LedgerOptions {
  transact: Transact;
  /** The most transfers of one transaction; 8,000 unless given. A call of more goes alone. */
  batchSize?: number;
  /** The time to decide by; this machine's unless given. */
  now?: () => Date;
}

/** Transfers and accounts of each tenant, in transactions of the ledger's own. */
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

/** How many transfers make a batch of their own worth while beside another. */
const enough = 64;

interface Call {
  transfers: NewTransfer[];
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** A ledger whose transactions are its own, each of as many calls as were waiting. */
export function createLedger({ transact, batchSize = 8000, now = () => new Date() }: LedgerOptions): Ledger {
  const lanes = new Map<string, Lane<Call>>();

  function laneOf(tenant: string): Lane<Call> {
    const lane = lanes.get(tenant) ?? openLane(tenant);
    lanes.set(tenant, lane);
    return lane;
  }

  function openLane(tenant: string): Lane<Call> {
    const committer = new Committer(transact, tenant, now);

    async function work(batch: Call[]): Promise<void> {
      try {
        const results = await retried(() => committer.commit(batch.map(({ transfers }) => transfers)));
        for (const [index, { resolve, reject }] of batch.entries()) {
          const result = results[index];
          if (result) resolve(result);
          else reject(new Error('A call was left without an answer'));
        }
      } catch (error) {
        if (batch.length > 1 && isOfData(error)) for (const call of batch) await work([call]);
        else for (const { reject } of batch) reject(error);
      }
    }

    return new Lane<Call>({
      work,
      sizeOf: ({ transfers }) => transfers.length,
      room: batchSize,
      enough,
      onIdle: () => lanes.delete(tenant),
    });
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
          transact(readId(tenant), (query) => expireDueWithin(query, tenant, at ?? now())),
        );
        if (ids.length === 0) return expired;
        expired.push(...ids);
      }
    },
  };
}
