import { defineConfig } from 'vitest/config';

const shared = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        root: './packages',
        test: { ...shared, name: 'packages', include: ['*/src/**/*.test.{ts,tsx}'] },
      },
      {
        root: './apps/web',
        // jsdom takes a second to start: the files that need it say so in their first line.
        test: { ...shared, name: 'web', include: ['{src,build}/**/*.test.{ts,tsx}'] },
      },
      { root: './scripts', test: { ...shared, name: 'scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
