import { type TaskFilter, type TaskStatus, taskStatuses } from '@kazi/contract/work';
import { readLocalStorageValue } from '@mantine/hooks';
import { queryClient } from '../../../api/query-client.ts';
import { appOptions } from '../app-page/use-app.ts';
import { countsOptions, listOptions } from '../change/task-lists.ts';
import type { WantedList } from '../change/use-task-lists.ts';
import { filterOf } from '../task-filter/filter.ts';
import { foldedAtFirst } from '../use-folded.ts';

/** Where this device keeps which columns of an app's board are folded. */
export const foldedColumns = (app: string): string => `kazi.folded-columns.${app}`;

/** The lists of a board's columns under a filter. Of a folded one nothing is asked for. */
export const columnInputs = (
  app: string,
  filter: TaskFilter,
  isFolded: (status: TaskStatus) => boolean,
): (WantedList & { status: TaskStatus })[] =>
  taskStatuses
    .filter((status) => !filter.status || filter.status.includes(status))
    .map((status) => ({
      status,
      name: `${app} ${status}`,
      input: isFolded(status) ? undefined : { ...filterOf(filter), app, status: [status], sort: 'position' },
    }));

/** Asks for a board that nothing is known of yet: its app and its columns at once, and not one after the other. */
export async function askForBoard(app: string, filter: TaskFilter): Promise<void> {
  const folded = readLocalStorageValue({ key: foldedColumns(app), defaultValue: foldedAtFirst });
  const lists = columnInputs(app, filter, (status) => folded.includes(status)).flatMap(({ input }) =>
    input ? [listOptions(input)] : [],
  );
  const unknown = <Options extends { queryKey: readonly unknown[] }>({ queryKey }: Options) =>
    queryClient.getQueryState(queryKey) === undefined;
  const appsOptions = appOptions(app);
  const counts = countsOptions(app, filter);
  await Promise.all([
    unknown(appsOptions) && queryClient.prefetchQuery(appsOptions),
    unknown(counts) && queryClient.prefetchQuery(counts),
    ...lists.filter(unknown).map((list) => queryClient.prefetchInfiniteQuery(list)),
  ]);
}
