import {
  type TodoFilter,
  type TodoSort,
  type TodoTag,
  todoFilters,
  todoSorts,
  todoTags,
} from '@kazi/simulation/todo';
import { count, oneOf, text } from '../../shell/search-params.ts';

/** What is shown of the tasks, as the address keeps it. */
export interface TodoSearch {
  q?: string | undefined;
  filter?: TodoFilter | undefined;
  tag?: TodoTag | undefined;
  sort?: TodoSort | undefined;
  /** Id of the task that is open. */
  task?: number | undefined;
}

export const readTodoSearch = (search: Record<string, unknown>): TodoSearch => ({
  q: text(search.q),
  filter: oneOf(search.filter, todoFilters),
  tag: oneOf(search.tag, todoTags),
  sort: oneOf(search.sort, todoSorts),
  task: count(search.task),
});
