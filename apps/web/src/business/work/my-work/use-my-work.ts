import {
  type Due,
  isFinished,
  type TaskElsewhere,
  type TaskPart,
  type TaskStatus,
  taskStatuses,
} from '@kazi/contract/work';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { listOptions } from '../../../shell/list/use-list.ts';
import { type DueGroup, dueGroupOf, dueGroups, seenToday } from '../days.ts';

const open = taskStatuses.filter((status) => !isFinished(status));

/** The reader's tasks over all apps, page by page, the most pressing first. */
export const useMyWork = (filter: MyWorkFilter) => useInfiniteQuery(myWorkOptions(filter));

/** Asks for one's work as the menu opens it. */
export const askForMyWork = () => queryClient.prefetchInfiniteQuery(myWorkOptions({}));

function myWorkOptions({ part, status, due, q, finished }: MyWorkFilter) {
  const among = status ?? (finished ? undefined : open);
  return listOptions(
    api.work.tasks.mine,
    (cursor) => seenToday({ part: part ?? ('assigned' as const), status: among, due, q, cursor }),
    { kept: !q },
  );
}

/** Tasks by when they are due, groups without any left out. */
export function byDue(tasks: readonly TaskElsewhere[]): { due: DueGroup; tasks: TaskElsewhere[] }[] {
  const groups = Map.groupBy(tasks, groupOf);
  return dueGroups.flatMap((due) => {
    const among = groups.get(due);
    return among ? [{ due, tasks: among }] : [];
  });
}

/** What is finished is not overdue any more. */
function groupOf({ dueDate, status }: TaskElsewhere): DueGroup {
  const due = dueGroupOf(dueDate);
  return due === 'overdue' && isFinished(status) ? 'later' : due;
}

/** What narrows somebody's own work, as the address bar has it. */
export interface MyWorkFilter {
  part?: TaskPart | undefined;
  status?: TaskStatus[] | undefined;
  due?: Due | undefined;
  q?: string | undefined;
  /** Shows what is done and cancelled too. */
  finished?: true | undefined;
}
