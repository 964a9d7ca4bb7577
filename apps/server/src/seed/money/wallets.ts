import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { type AccountName, accountOf, transfer } from '../../money/index.ts';
import type { SeedContext, Step } from '../context.ts';
import type { Wages } from './happenings.ts';
import { insertPayments } from './payments.ts';
import { type Movement, planWallets, sharesOf } from './plan.ts';
import { addProducts } from './products.ts';

/**
 * Gives the sample people eight months of money: clients top up when they have to, rewards are held, released and
 * returned as their tasks were, and agents withdraw at the end of a month. Every shilling goes through the ledger, in
 * the order of time, and so do the steps of payroll among them.
 */
export async function fillWallets(
  tx: Tx,
  context: SeedContext,
  payroll: { wages: readonly Wages[]; steps: readonly Step[] },
): Promise<void> {
  const { movements, payments } = planWallets(context, payroll.wages);
  const accounts = new Map<string, Promise<string>>();
  const idOf = (name: AccountName) => {
    const key = JSON.stringify(name);
    const known = accounts.get(key) ?? accountOf(tx, name);
    accounts.set(key, known);
    return known;
  };
  const moves = movements.map((movement) => ({
    at: movement.at,
    play: (within: Tx) => move(within, movement, idOf),
  }));
  const steps = [...moves, ...payroll.steps].sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const step of steps) await step.play(tx);
  await insertRewards(tx, context);
  await insertPayments(tx, payments);
  await addProducts(tx);
}

async function move(
  tx: Tx,
  { at, lines }: Movement,
  idOf: (name: AccountName) => Promise<string>,
): Promise<void> {
  const transfers = [];
  for (const { from, to, ...line } of lines)
    transfers.push({ id: newId(), ...line, debit: await idOf(from), credit: await idOf(to) });
  await transfer(tx, transfers, { at });
}

/** Writes down what was promised for each task, and what became of it. */
async function insertRewards(tx: Tx, { promised }: SeedContext): Promise<void> {
  const rows = promised.flatMap((reward) =>
    sharesOf(reward).map(([agent, amount]) => ({
      tenant_id: tx.tenant,
      id: newId(),
      task_id: reward.task,
      payer_id: reward.payer.id,
      agent_id: agent.id,
      amount,
      currency: 'KES',
      held_at: reward.heldAt,
      resolution: reward.resolution,
      resolved_at: reward.settledAt,
    })),
  );
  if (rows.length > 0) await tx.insertInto('rewards').values(rows).execute();
}
