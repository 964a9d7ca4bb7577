import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { client } from './client.ts';

/**
 * Query and mutation options of every call:
 * `useQuery(api.organisation.projects.list.queryOptions({ input: {} }))`. Keys match by prefix:
 * `api.organisation.projects.key()` is everything that was asked about projects.
 */
export const api = createTanstackQueryUtils(client);
