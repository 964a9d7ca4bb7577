import { sql } from 'kysely';
import { nightlyInEach } from '../../jobs/job.ts';

/** How long a call that moved money gives its first answer once more. */
const answerDays = 90;

/** Forgets answers, never keys: what was done once is not done again, however late it is asked for. */
export const sweepAnswersHandler = nightlyInEach('sweep-answers', async (tx) => {
  await tx
    .updateTable('idempotency_keys')
    .set({ response: null })
    .where('tenant_id', '=', tx.tenant)
    .where('response', 'is not', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${answerDays})`)
    .execute();
});
