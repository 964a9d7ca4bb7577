import { minifyContractRouter } from '@orpc/contract';
import { type Plugin, runnerImport } from 'vite';

const publicId = 'virtual:contract';
const resolvedId = '\0virtual:contract';

/**
 * Gives the browser the contract's paths and methods as `virtual:contract`, without its schemas: the types come
 * from `@kazi/contract` at compile time, and the validating library stays out of what is downloaded.
 */
export function contractJson(): Plugin {
  return {
    name: 'kazi:contract-json',
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return;
      const { module, dependencies } = await runnerImport<typeof import('@kazi/contract')>('@kazi/contract');
      for (const file of dependencies) this.addWatchFile(file);
      const routes = stripUnread(minifyContractRouter(module.contract));
      return `export const contract = ${JSON.stringify(routes)};`;
    },
  };
}

const unread = new Set([
  'summary',
  'description',
  'tags',
  'deprecated',
  'operationId',
  'weight',
  'refuses',
  'successDescription',
]);

/** Drops what only the API's documentation and the server read. */
function stripUnread(routes: unknown): unknown {
  return JSON.parse(JSON.stringify(routes, (key, value) => (unread.has(key) ? undefined : value)));
}
