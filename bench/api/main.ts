import { withDatabase } from '../kit/database.ts';
import { fill } from '../tasks/fill.ts';
import { measure } from './measure.ts';

/**
 * How fast the ten commonest calls are answered, each to 20 callers: beside `/healthz`, and beside what PostgreSQL alone
 * does with the statement of a page of tasks and with a bare insert of a task. All in turns, on one database.
 *
 *   npm run api -w bench [-- seconds rounds]
 */
const [seconds = 4, rounds = 3] = process.argv.slice(2).map(Number);

await withDatabase(async ({ url, dataDir }) => {
  console.table(await measure(url, dataDir, await fill(url, [10_000]), { seconds, rounds }));
});
