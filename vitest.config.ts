import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { contractJson } from './apps/web/build/contract-json.ts';
import { formRules } from './apps/web/build/form-rules.ts';

/** Limits that tell what hangs from what is slow, on a small machine that runs much at a time. */
const shared = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 10_000 } },
  // As in the browser's tests, one more try tells a slow moment from a fault; the report names it.
  retry: process.env.CI ? 1 : 0,
};

const tidy = join(import.meta.dirname, 'scripts/testing/tidy.ts');

/**
 * Files that a worker runs one after the other with the modules it has. To import the server anew costs more than the tests of a
 * usual file.
 */
const together = { ...shared, isolate: false, setupFiles: [tidy] };

const database = join(import.meta.dirname, 'apps/server/test/database.ts');

const web = join(import.meta.dirname, 'apps/web');

/** Files that run alone, since other files would get their modules: React with a screen still drawn, or a mock. */
const alone = globSync('{src,build}/**/*.test.{ts,tsx}', { cwd: web }).filter(
  (file) => file.endsWith('.tsx') || /vi\.(mock|resetModules)\(/.test(readFileSync(join(web, file), 'utf8')),
);

/** Files that take long, mostly waiting for what they start. They start first, so that the others run meanwhile. */
const slowest =
  /\/test\/(crash|previous)\/|\/backup\/\w+\.test|\/(people|replicas|command|start|embedded|keep-answers|boundaries|new|new-noun)\.test\.ts$/;

/** The slowest files first, then the rest of the server: a worker goes on only to files of the same project. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project: { name } }: TestSpecification) => {
      if (slowest.test(moduleId)) return name === 'server' ? 1 : 0;
      return name === 'server' ? 2 : 3;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    // Two for each of two cores, since tests wait for other processes: PostgreSQL, servers that start.
    maxWorkers: Math.max(4, availableParallelism()),
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        root: './apps/server',
        test: {
          ...together,
          setupFiles: [tidy, join(import.meta.dirname, 'apps/server/test/tidy.ts')],
          name: 'server',
          include: ['{src,test}/**/*.test.ts'],
          globalSetup: database,
        },
      },
      {
        root: './packages',
        test: {
          ...together,
          name: 'packages',
          include: ['*/src/**/*.test.ts'],
          exclude: ['ledger/**'],
        },
      },
      {
        root: './packages/ledger',
        test: { ...together, name: 'ledger', include: ['src/**/*.test.ts'], globalSetup: database },
      },
      { root: './packages/ui', test: { ...shared, name: 'ui', include: ['src/**/*.test.tsx'] } },
      {
        root: './apps/web',
        plugins: [contractJson(), formRules()],
        // jsdom takes a second to start: the files that need it say so in their first line.
        test: { ...together, name: 'web', include: ['{src,build}/**/*.test.ts'], exclude: alone },
      },
      {
        root: './apps/web',
        plugins: [contractJson(), formRules()],
        test: { ...shared, name: 'web alone', include: alone },
      },
      { root: './scripts', test: { ...together, name: 'scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
