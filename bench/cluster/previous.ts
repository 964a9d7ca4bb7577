import { migrate } from '../../apps/server/src/database/migrate.ts';
import { previousRelease } from '../../apps/server/test/previous/release.ts';
import { httpTests, runTests } from '../../apps/server/test/previous/tests.ts';
import { withClient, withDatabase } from '../kit/database.ts';

/**
 * Runs the HTTP tests of the previous release on today's tables, or those whose path holds one of the given words. Gives whether all
 * of them passed.
 */
export async function previous(_count: number, words: readonly string[]): Promise<boolean> {
  const release = previousRelease();
  if (!release) {
    console.log('Skipped: the history of this clone lacks the previous release.');
    return true;
  }
  const files = httpTests(release).filter(
    (file) => words.length === 0 || words.some((word) => file.includes(word)),
  );
  const failed: string[] = [];
  let passed = 0;
  await withDatabase(async ({ superuserUrl }) => {
    const url = Object.assign(new URL(superuserUrl), { pathname: '/previous' }).href;
    await withClient(superuserUrl, (client) => client.query('create database previous'));
    await migrate(url);
    const run = await runTests({ release, files, url });
    failed.push(...run.failed);
    passed = run.passed;
  });
  console.table([{ files: files.length, passed, failed: failed.length }]);
  for (const sentence of failed) console.log(sentence);
  return failed.length === 0;
}
