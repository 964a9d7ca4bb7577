import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './tools.mjs';

const workspaces = ['.', 'e2e', ...foldersIn('packages'), ...foldersIn('apps')];
// Each of its four checkers would work out the same types for itself: one alone takes half of the time in all.
const compiler = ['node_modules/typescript/bin/tsc', '--checkers', '1'];
// Biome colours its output even where nobody sees colours.
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {object} Stage
 * @property {string} name
 * @property {(write?: (text: string) => void) => Promise<boolean>} run writes to the terminal unless told where
 * @property {() => Counts} [counts]
 */

/**
 * What `npm test` does: one round after the other, the stages of a round at the same time. It stops after the first
 * round in which a stage fails.
 * @type {Stage[][]}
 */
export const rounds = [
  [
    {
      name: 'types',
      run: (write) => every(workspaces, (workspace) => run([...compiler, '-p', workspace], { write })),
    },
    {
      name: 'lint',
      run: (write) => run(['node_modules/@biomejs/biome/bin/biome', 'ci', ...plain, '.'], { write }),
    },
  ],
  [
    testStage('unit tests', 'vitest', (results) =>
      run([
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${results}`,
      ]),
    ),
  ],
  [{ name: 'web build', run: () => run(['scripts/build.mjs']) }],
  [{ name: 'browser', run: () => run(['e2e/browser.ts']) }],
  [
    testStage('browser tests', 'playwright', (results) =>
      run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
        cwd: join(root, 'e2e'),
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: results },
      }),
    ),
  ],
];

function foldersIn(folder) {
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
}

/** Runs one job after the other, all of them, so that every complaint is seen at once. */
async function every(items, job) {
  let good = true;
  for (const item of items) good = (await job(item)) && good;
  return good;
}

/** A stage that also counts its tests, by the JSON report of its tool. */
function testStage(name, tool, start) {
  const results = join(root, '.cache', `${tool}.json`);
  return {
    name,
    run: () => {
      rmSync(results, { force: true });
      return start(results);
    },
    counts: () => {
      if (!existsSync(results)) return { passed: 0, failed: 0 };
      const report = JSON.parse(readFileSync(results, 'utf8'));
      return tool === 'vitest'
        ? { passed: report.numPassedTests, failed: report.numFailedTests }
        : { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
    },
  };
}
