import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { anOwnDatabase } from '../own-database.ts';
import { previousRelease } from './release.ts';
import { runTests } from './tests.ts';

/** Of each area what it is about. All of them run by `npm run cluster -w bench -- previous`. */
const files = [
  'src/activity/notifications/notifications.test.ts',
  'src/files/files.test.ts',
  'src/identity/authentication/authentication.test.ts',
  'src/money/rewards/rewards.test.ts',
  'src/money/payments/withdraw.test.ts',
  'src/organisation/projects/projects.test.ts',
  'src/payroll/runs/runs.test.ts',
  'src/work/search/search.test.ts',
  'src/work/tasks/tasks.test.ts',
];
/** Not what is spoilt in many ways, which never comes to the tables, nor what reads titles in the search that are folded since. */
const pattern = '^(?!.*(survives bad input|keeps entries from a user who names nothing))';

const release = previousRelease();
if (!release) console.log('Skipped: the previous release, since the history of this clone lacks it.');

test.runIf(release)(
  'a server of the previous release passes its own tests on today’s tables',
  { timeout: 600_000 },
  async ({ signal }) => {
    if (!release) throw new TypeError('There is no previous release');
    const own = await anOwnDatabase();
    onTestFinished(() => own.drop());
    await migrate(own.url);
    const { passed, failed } = await runTests({
      release,
      files,
      pattern,
      together: true,
      url: own.url,
      signal,
    });
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(50);
  },
);
