import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { client } from './client.ts';
import { keepAnswers } from './kept/keep-answers.ts';
import { queryClient } from './query-client.ts';

/**
 * Query and mutation options of every call:
 * `useQuery(api.organisation.projects.list.queryOptions({ input: {} }))`. Keys match by prefix:
 * `api.organisation.projects.key()` is everything that was asked about projects.
 */
export const api = createTanstackQueryUtils(client);

// While developing, what an answer looks like changes under the same address.
if (import.meta.env.PROD) keepAnswers(queryClient);
