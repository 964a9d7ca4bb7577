import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const shared = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

const database = join(import.meta.dirname, 'apps/server/test/database.ts');

export default defineConfig({
  test: {
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
        test: { ...shared, name: 'web', include: ['{src,build}/**/*.test.{ts,tsx}'], environment: 'jsdom' },
      },
      { root: './scripts', test: { ...shared, name: 'scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
