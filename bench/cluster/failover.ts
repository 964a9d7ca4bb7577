import { median } from '../kit/figures.ts';
import { startPatroni } from './patroni.ts';
import { reckon } from './reckon.ts';
import { startCluster } from './servers.ts';
import { until } from './until.ts';
import { type Books, keepChangingTasks, keepWithdrawing, login, longestSilence, newBooks } from './work.ts';

const writers = 3;
/** Acknowledged by the cluster that has come through, before the next primary is killed. */
const between = 60;

/**
 * Kills the primary of three PostgreSQL under Patroni in the middle of withdrawals and task changes, so many times, and
 * compares what was acknowledged with what is there afterwards. Two servers behind HAProxy, PgBouncer in front of the primary.
 * Prints how long writes waited. Gives whether nothing was lost or doubled, and nothing answered but with a success or
 * "not now".
 */
export async function failover(times: number): Promise<boolean> {
  const patroni = await startPatroni();
  try {
    const cluster = await startCluster(patroni.superuserUrl, 2);
    try {
      const books = newBooks();
      const ending = new AbortController();
      const agent = await login(cluster.address, 'agent');
      const owner = await login(cluster.address, 'owner');
      const work = Array.from({ length: writers }, () => [
        keepWithdrawing(books, agent, ending.signal),
        keepChangingTasks(books, owner, ending.signal),
      ]).flat();
      const waits: number[] = [];
      for (let time = 1; time <= times; time++) {
        await acknowledges(books, between);
        const began = performance.now();
        const killed = await patroni.killPrimary();
        await acknowledges(books, between);
        const silence = longestSilence(books, began);
        waits.push(silence);
        console.error(`${time}: ${killed} was killed, writes waited ${silence.toFixed(1)} s`);
        await patroni.revive(killed);
      }
      ending.abort();
      await Promise.all(work);
      const wrong = await reckon(cluster.address, books);
      console.table([
        {
          killed: times,
          'withdrawals acknowledged': books.payments.size,
          'tasks acknowledged': books.tasks.size,
          'sent again': books.again,
          'middle wait, s': median(waits).toFixed(1),
          'longest wait, s': Math.max(...waits).toFixed(1),
          'lost or doubled': wrong.length,
          'answered strangely': books.strange.length,
        },
      ]);
      for (const sentence of [...wrong, ...books.strange].slice(0, 20)) console.log(sentence);
      return wrong.length === 0 && books.strange.length === 0;
    } finally {
      await cluster.stop();
    }
  } finally {
    await patroni.stop();
  }
}

/** Waits until so many more are acknowledged. */
async function acknowledges({ acknowledged }: Books, more: number): Promise<void> {
  const wanted = acknowledged.length + more;
  if (!(await until(() => acknowledged.length >= wanted)))
    throw new Error('Nothing is acknowledged any more');
}
