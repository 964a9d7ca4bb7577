import type { TaskFilter } from '@kazi/contract/work';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import type { ListInput } from './inputs.ts';
import type { Pages } from './pages.ts';

export type Counts = Awaited<ReturnType<typeof api.work.tasks.counts.call>>;

/** The input of a cached call, which its key ends with. */
const inputOf = (key: readonly unknown[]): unknown => {
  const [, operation] = key;
  return typeof operation === 'object' && operation && 'input' in operation ? operation.input : undefined;
};

const isAboutApp = (input: unknown): input is TaskFilter & { app: string } =>
  typeof input === 'object' && input !== null && 'app' in input;

const isListInput = (input: unknown): input is ListInput => isAboutApp(input) && 'sort' in input;

/** Every list of tasks that was fetched, with what was asked for. */
export function cachedLists(client: QueryClient) {
  return client
    .getQueriesData<Pages>({ queryKey: api.work.tasks.list.key({ type: 'infinite' }) })
    .flatMap(([key, pages]) => {
      const input = inputOf(key);
      return pages && isListInput(input) ? [{ key, input, pages }] : [];
    });
}

/** Every count of tasks by status that was fetched, with what was asked for. */
export function cachedCounts(client: QueryClient) {
  return client.getQueriesData<Counts>({ queryKey: api.work.tasks.counts.key() }).flatMap(([key, counts]) => {
    const input = inputOf(key);
    return counts && isAboutApp(input) ? [{ key, input, counts }] : [];
  });
}
