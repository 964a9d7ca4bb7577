import type { TaskCard } from '@kazi/contract/work';
import type { TaskList } from '../change/use-task-lists.ts';
import type { Group } from './groups.ts';

/** What the list shows below one another. `key` is unique in it. */
export type Row =
  | {
      kind: 'group';
      key: string;
      group: Group;
      count: number | undefined;
      hasMore: boolean;
      isFolded: boolean;
    }
  | { kind: 'task'; key: string; group: Group; task: TaskCard }
  | { kind: 'loading'; key: string; group: Group }
  | { kind: 'failed'; key: string; group: Group; list: TaskList }
  | { kind: 'more'; key: string; group: Group; list: TaskList };

export interface GroupTasks {
  group: Group;
  list: TaskList;
  isFolded: boolean;
  /** It was asked for: it is or has been in sight. */
  isWanted: boolean;
  /** How many tasks it has in all, where that is known without fetching them. */
  count: number | undefined;
}

/** Rows that keep the place of a group on its way. */
const skeletonRows = 3;

/**
 * The rows of a list. A group that turns out to have nothing is left out where `hidesEmpty`; the only group of an
 * ungrouped list has no heading.
 */
export function rowsOf(groups: readonly GroupTasks[], hidesEmpty: boolean): Row[] {
  return groups.flatMap(({ group, list, isFolded, isWanted, count }) => {
    const isOnly = group.key === '';
    const isKnown = isWanted && !isFolded && !list.isPending && !list.error;
    if (isKnown && hidesEmpty && list.tasks.length === 0 && !isOnly) return [];
    const heading: Row = {
      kind: 'group',
      key: `group ${group.key}`,
      group,
      count: count ?? (isKnown ? list.tasks.length : undefined),
      hasMore: count === undefined && list.hasMore,
      isFolded,
    };
    return isOnly
      ? within(group, list, isWanted, hidesEmpty ? 1 : skeletonRows)
      : [heading, ...(isFolded ? [] : within(group, list, isWanted, hidesEmpty ? 1 : skeletonRows))];
  });
}

/** The tasks among rows, by their ids. */
export const tasksById = (rows: readonly Row[]): Map<string, TaskCard> =>
  new Map(rows.flatMap((row) => (row.kind === 'task' ? [[row.task._id, row.task]] : [])));

function within(group: Group, list: TaskList, isWanted: boolean, skeletons: number): Row[] {
  const keyOf = (what: string | number) => `${group.key} ${what}`;
  if (list.error) return [{ kind: 'failed', key: keyOf('failed'), group, list }];
  if (list.isPending || !isWanted) {
    return Array.from({ length: skeletons }, (_, at) => ({ kind: 'loading', key: keyOf(at), group }));
  }
  const tasks = list.tasks.map((task): Row => ({ kind: 'task', key: keyOf(task._id), group, task }));
  return list.hasMore ? [...tasks, { kind: 'more', key: keyOf('more'), group, list }] : tasks;
}
