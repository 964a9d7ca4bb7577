import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { contractJson } from './apps/web/build/contract-json.ts';

const shared = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

const database = join(import.meta.dirname, 'apps/server/test/database.ts');

/** Files that take long, mostly waiting. They start first, so that the others run meanwhile. */
const slowest = /\/test\/crash\/|\/embedded\.test\.ts$|\/(starter|new)\.test\.ts$/;

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slowest.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
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
          ...shared,
          name: 'server',
          include: ['{src,test}/**/*.test.ts'],
          globalSetup: database,
        },
      },
      {
        root: './packages',
        test: { ...shared, name: 'packages', include: ['*/src/**/*.test.{ts,tsx}'], exclude: ['ledger/**'] },
      },
      {
        root: './packages/ledger',
        test: { ...shared, name: 'ledger', include: ['src/**/*.test.ts'], globalSetup: database },
      },
      {
        root: './apps/web',
        plugins: [contractJson()],
        // jsdom takes a second to start: the files that need it say so in their first line.
        test: { ...shared, name: 'web', include: ['{src,build}/**/*.test.{ts,tsx}'] },
      },
      { root: './scripts', test: { ...shared, name: 'scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
