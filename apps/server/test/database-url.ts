import { inject } from 'vitest';

/** The migrated database of the worker that runs this file; each test keeps to tenants of its own. */
export function databaseUrl(): string {
  const url = inject('databaseUrls')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!url) throw new TypeError(`There is no database for worker ${process.env.VITEST_POOL_ID}`);
  return url;
}
