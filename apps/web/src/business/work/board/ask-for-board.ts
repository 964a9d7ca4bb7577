import type { TaskFilter } from '@kazi/contract/work';
import { readLocalStorageValue } from '@mantine/hooks';
import { queryClient } from '../../../api/query-client.ts';
import { appOptions } from '../app-page/use-app.ts';
import { countsOptions, listOptions } from '../change/task-cache.ts';
import { foldedAtFirst } from '../use-folded.ts';
import { columnInputs, foldedColumns } from './columns.ts';

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
