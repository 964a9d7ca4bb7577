import { createLedger, type Ledger, transactOn } from '@kazi/ledger';
import { answerWithinMs, beginning, createPool } from '../../database/pool.ts';

interface LedgerOptions {
  url: string;
  /** From `findRole`. */
  role?: string | undefined;
  /** As in `openDatabase`. */
  pooled?: boolean;
  prepare?: boolean;
}

/** Two batches are at work at a time: one is decided while the other is committed. */
const connections = 2;

/**
 * Opens the ledger's lane: transfers in transactions of its own, those of many callers in one, on connections of its
 * own. It is for transfers that belong to no other change; those that do go through `transfer`.
 */
export function openLedger({ url, role, pooled = false, prepare = true }: LedgerOptions): {
  ledger: Ledger;
  close(): Promise<void>;
} {
  const pool = createPool({ url, role, pooled, max: connections, pipeline: true });
  const begin = (tenant: string) => beginning(tenant, 'read write', pooled);
  return {
    ledger: createLedger({ transact: transactOn(pool, { begin, prepare, answerWithinMs }) }),
    close: () => pool.end(),
  };
}
