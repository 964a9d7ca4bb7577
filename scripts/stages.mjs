import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { outcomeOf } from './reports.mjs';
import { root, run } from './tools.mjs';

/** Those that take longest first. */
const workspaces = [
  ...foldersIn('apps'),
  ...foldersIn('packages'),
  'e2e',
  'bench',
  'bench/pages',
  'bench/screen',
  '.',
].filter((workspace) => existsSync(join(root, workspace)));
// Each of its four checkers would work out the types of the contract for itself: one alone takes half of the time in all.
const compiler = ['node_modules/typescript/bin/tsc', '--checkers', '1'];
// Biome colours its output even where nobody sees colours.
const plain = process.stdout.isTTY ? [] : ['--colors=off'];
// Each message with its reason, as the configuration gives it.
const boundaries = [
  '--config',
  '.dependency-cruiser.mjs',
  '--output-type',
  'err-long',
  'apps',
  'packages',
  'e2e',
  'bench',
];

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {(write?: (text: string) => void) => Promise<boolean>} run writes to the terminal unless told where
 * @property {() => import('./reports.mjs').Outcome | undefined} [outcome] of a stage of tests, once it ran
 * @property {string} [needs] the file that it is told by: a starter has none of some
 */

/**
 * What `npm test` does: one round after the other, the stages of a round at the same time. It stops after the first
 * round in which a stage fails that is no tests': one run tells of all tests that fail.
 * @type {Stage[][]}
 */
const all = [
  [
    {
      name: 'types',
      run: (write) => every(workspaces, (workspace) => run([...compiler, '-p', workspace], { write })),
    },
    {
      name: 'lint',
      run: (write) => run(['node_modules/@biomejs/biome/bin/biome', 'ci', ...plain, '.'], { write }),
    },
    {
      name: 'boundaries',
      needs: '.dependency-cruiser.mjs',
      run: (write) =>
        run(['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', ...boundaries], { write }),
    },
    { name: 'size', run: (write) => run(['scripts/size.mjs'], { write }) },
    {
      name: 'coarse files',
      needs: 'scripts/coarse.mjs',
      run: (write) => run(['scripts/coarse.mjs'], { write }),
    },
    {
      name: 'dead code',
      needs: 'knip.json',
      run: (write) => run(['node_modules/knip/bin/knip.js'], { write }),
    },
    {
      name: 'advisories',
      needs: 'scripts/advisories.ts',
      run: (write) => run(['scripts/advisories.ts'], { write }),
    },
  ],
  [
    testStage('unit and HTTP tests', 'vitest', (results) =>
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
  [
    testStage(
      'other browsers',
      'playwright',
      (results) => run(['e2e/engines/run.ts'], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: results } }),
      'e2e/engines/run.ts',
    ),
  ],
  [
    {
      name: 'starters',
      needs: 'scripts/starter.ts',
      run: () => run(['scripts/check-starters.ts']),
    },
  ],
];

/** The stages that this checkout has the files for. */
export const rounds = all.map((round) =>
  round.filter(({ needs }) => !needs || existsSync(join(root, needs))),
);

function foldersIn(folder) {
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
}

/** Runs the jobs, two at the same time, all of them, so that every complaint is seen at once. */
async function every(items, job) {
  const left = [...items];
  let good = true;
  const runSome = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) good = (await job(item)) && good;
  };
  await Promise.all([runSome(), runSome()]);
  return good;
}

/** A stage that also tells of its tests, by the JSON report of its tool. */
function testStage(name, tool, start, needs) {
  const results = join(root, '.cache', `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    ...(needs && { needs }),
    run: () => {
      rmSync(results, { force: true });
      return start(results);
    },
    outcome: () =>
      existsSync(results) ? outcomeOf[tool](JSON.parse(readFileSync(results, 'utf8'))) : undefined,
  };
}
