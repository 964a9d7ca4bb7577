import type { Tx } from '../../database/tenancy.ts';
import { lockAccounts } from '../books/accounts.ts';
import { openRewards, type Promised } from './rows.ts';

/**
 * Locks the rewards of tasks, then the accounts that they may move between, until the transaction ends. All that changes
 * work locks in one order: the project, its apps, their tasks, the tasks' rewards, accounts, each by id.
 */
export async function lockRewards(tx: Tx, tasks: readonly string[]): Promise<void> {
  await lockWallets(tx, await openRewards(tx, tasks));
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
