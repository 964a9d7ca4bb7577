import { pageMaxItems } from '@kazi/contract/limits';
import { api } from '../../../api/queries.ts';

/**
 * The apps that a new task may belong to. They are kept as long as the page: the dialog opens with those it knows, and
 * asks for them anew.
 */
export const appsForTasks = () =>
  api.organisation.apps.list.queryOptions({
    input: { limit: pageMaxItems },
    gcTime: Number.POSITIVE_INFINITY,
  });
