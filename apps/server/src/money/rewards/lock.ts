import type { Tx } from '../../database/tenancy.ts';
import { lockAccounts } from '../books/accounts.ts';
import { lockOutgoings } from '../limits/outgoing.ts';
import { openRewards, type Promised } from './rows.ts';

/**
 * Locks the rewards of tasks, then the accounts that they may move between, until the transaction ends; between the two,
 * where they are to be paid, what limits that. All that changes work locks in one order: the project, its apps, their
 * tasks, the tasks' rewards, the payers' wallets and the limits, accounts of the ledger, each by id.
 */
export async function lockRewards(tx: Tx, tasks: readonly string[], { toPay = false } = {}): Promise<void> {
  const held = await openRewards(tx, tasks);
  if (toPay && held.length > 0)
    await lockOutgoings(
      tx,
      held.map(({ payer }) => payer),
    );
  await lockWallets(tx, held);
}

/** Locks the accounts that amounts may move between: the payer's wallet, what the agent has on hold, and their wallet. */
export const lockWallets = (tx: Tx, moved: readonly Promised[]): Promise<void> =>
  lockAccounts(
    tx,
    moved.flatMap(({ agent, payer, currency }) => [
      { kind: 'primary', user: payer, currency },
      { kind: 'on-hold', user: agent, currency },
      { kind: 'primary', user: agent, currency },
    ]),
  );
