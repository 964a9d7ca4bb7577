import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

const most = 200;

/** The apps that whoever is logged in may add tasks to. */
export function useAppsForTasks() {
  const { data, isPending } = useQuery(
    api.organisation.apps.list.queryOptions({ input: { limit: most }, meta: { quiet: true } }),
  );
  return { apps: data?.items.filter(({ may }) => may.addTask) ?? [], isPending };
}
