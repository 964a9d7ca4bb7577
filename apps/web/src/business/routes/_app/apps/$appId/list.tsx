import type { TaskFilter } from '@kazi/contract/work';
import { type TaskSort, taskSorts } from '@kazi/contract/work';
import { createFileRoute } from '@tanstack/react-router';
import { oneOf, text } from '../../../../../shell/search-params.ts';
import { ListPage } from '../../../../work/list/list-page.tsx';
import { type GroupKind, groupKinds, readTaskFilter } from '../../../../work/task-filter/filter.ts';

export const Route = createFileRoute('/_app/apps/$appId/list')({
  validateSearch: (search): ListSearch => ({
    ...readTaskFilter(search),
    group: oneOf(search.group, groupKinds),
    sort: oneOf(search.sort, taskSorts),
    task: text(search.task),
  }),
  component: ListPage,
});

interface ListSearch extends TaskFilter {
  /** By status where it is absent. */
  group?: GroupKind | undefined;
  /** As on the board where it is absent. */
  sort?: TaskSort | undefined;
  /** Id of the task that is open over the list. */
  task?: string | undefined;
}
