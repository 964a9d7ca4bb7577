import type { App } from '@kazi/contract/organisation';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { useStore } from '../../../shell/store.ts';
import { pickerQuery } from '../fields/picker.tsx';
import { appsForTasks } from './apps-for-tasks.ts';

const foundAtMost = 50;

interface WantedApps {
  /** The app one stands in: one just made is not in the list yet. */
  here: string | undefined;
  /** Others to begin with, if they are still there. */
  likely: readonly (string | undefined)[];
}

/** The apps that the user may add tasks to: all; or where there are more than one answer holds, the first ones, those wanted and those searched for. */
export function useAppsForTasks({ here, likely }: WantedApps): { apps: App[]; isPending: boolean } {
  const client = useQueryClient();
  const first = useQuery(appsForTasks());
  const isLarge = Boolean(first.data?.nextCursor);
  const listed = new Set(first.data?.items.map(({ id }) => id));
  const wanted = new Set([here, ...(isLarge ? likely : [])].filter((id) => id !== undefined));
  const others = useQueries({
    queries: [...(first.data ? wanted : [])]
      .filter((id) => !listed.has(id))
      .map((id) => api.organisation.apps.get.queryOptions({ input: { id }, retry: false })),
  });
  const typed = useStore(pickerQuery, (words) => (isLarge ? words : ''));
  useQuery({
    ...api.organisation.apps.list.queryOptions({
      input: { q: typed, limit: foundAtMost },
    }),
    enabled: typed.length > 1,
  });
  // Apps found before stay known, so that the one chosen can be named.
  const found = isLarge
    ? client.getQueriesData<typeof first.data>({
        queryKey: api.organisation.apps.list.key({ type: 'query' }),
      })
    : [];
  const apps = [first.data, ...found.map(([, data]) => data)].flatMap((list) => list?.items ?? []);
  const known = new Map([...apps, ...others.flatMap(({ data }) => data ?? [])].map((app) => [app.id, app]));
  return {
    apps: [...known.values()].filter(({ may }) => may.addTask),
    isPending: first.isPending || others.some(({ isPending }) => isPending),
  };
}
