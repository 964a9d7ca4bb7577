import { until } from './until.ts';
import { type Books, login } from './work.ts';

const settledWithinMs = 240_000;
const today = new Date().toISOString().slice(0, 10);

/**
 * Compares what was acknowledged with what is there: each task with its title, each withdrawal once, the wallet's balance, the rail's own
 * books, and the ledger's. Gives a sentence for each difference.
 */
export async function reckon(address: string, books: Books): Promise<string[]> {
  const wrong: string[] = [];
  const agent = await login(address, 'agent');
  const owner = await login(address, 'owner');
  for (const [id, title] of books.tasks) {
    const { body } = await owner.as.get(`tasks/${id}`);
    if (body.title !== title) wrong.push(`The task ${title} is called ${body.title}`);
  }
  const payments = new Set(books.payments.values());
  if (payments.size !== books.payments.size) wrong.push('Two withdrawals were answered with one payment');
  const underWay = 'payments?limit=200&status=created&status=submitted&status=unknown';
  // What is not settled by then is told below, each with its status.
  await until(async () => (await agent.as.get(underWay)).body.items?.length === 0, settledWithinMs);
  for (const id of payments) {
    const { status, body } = await agent.as.get(`payments/${id}`);
    if (status !== 200) wrong.push(`The withdrawal ${id} is missing`);
    else if (body.status !== 'succeeded' && body.status !== 'failed')
      wrong.push(`The withdrawal ${id} is ${body.status}`);
  }
  const [purse] = (await agent.as.get(`accounts/user/${agent.id}`)).body.items;
  if (purse.balance !== purse.available)
    wrong.push(`Of ${purse.balance} only ${purse.available} are available`);
  const compared = await owner.as.post('reconciliation', { from: today, to: today });
  if (compared.body.differences?.length !== 0)
    wrong.push(`The rail's books differ: ${JSON.stringify(compared.body)}`);
  // A payment of today counts as different only once its rail has had two days to show it.
  const uncleared = (await owner.as.get('reconciliation/uncleared?days=0&limit=200')).body.items ?? [];
  for (const { id } of uncleared)
    if (payments.has(id)) wrong.push(`The rail's books do not show the withdrawal ${id}`);
  const ledger = await owner.as.get('reconciliation');
  if (!ledger.body.balanced || ledger.body.inTransit !== 0)
    wrong.push(`The books do not balance: ${JSON.stringify(ledger.body)}`);
  return wrong;
}
