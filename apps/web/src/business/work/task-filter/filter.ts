import { tidied } from '@kazi/contract/checks';
import { queryMaxLength, repeatedMaxItems } from '@kazi/contract/limits';
import { dues, priorities, type TaskFilter, taskStatuses } from '@kazi/contract/work';
import { oneOf, someOf, text, texts } from '../../../shell/search-params.ts';
import type { SearchNow } from '../../../shell/use-change-search.ts';

/** Changes some of the filter; a function is given what the address has. */
export type ChangeFilter = (change: TaskFilter | ((now: SearchNow) => TaskFilter)) => void;

/** What the lanes of a board can be by, as the address says it. */
export const laneKinds = ['flow', 'assignee'] as const;
export type LaneKind = (typeof laneKinds)[number];

/** What a list can be grouped by. */
export const groupKinds = ['status', 'flow', 'assignee', 'priority', 'none'] as const;
export type GroupKind = (typeof groupKinds)[number];

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A filter with every facet that the contract has. */
type WholeFilter = { [Facet in keyof TaskFilter]-?: TaskFilter[Facet] };

/** Reads a filter from the address bar. What is not understood is left out. */
export function readTaskFilter(search: Record<string, unknown>): WholeFilter {
  return {
    q: text(search.q)?.slice(0, queryMaxLength),
    assignee: idsOr(['me', 'none'], search.assignee),
    status: someOf(search.status, taskStatuses),
    priority: someOf(search.priority, priorities),
    label: some(texts(search.label)?.map((label) => tidied(label).toLowerCase())),
    flow: idsOr(['none'], search.flow),
    due: oneOf(search.due, dues),
  };
}

/** The part of a filter that the pages of projects and people understand. */
export function readShownTasks(search: Record<string, unknown>): ShownTasks {
  const { status, due, assignee } = readTaskFilter(search);
  return { status, due, assignee };
}

export type ShownTasks = Pick<TaskFilter, 'status' | 'due' | 'assignee'>;

/** The filter alone, of what may be a whole search. */
export const filterOf = ({ q, assignee, status, priority, label, flow, due }: TaskFilter): WholeFilter => ({
  q,
  assignee,
  status,
  priority,
  label,
  flow,
  due,
});

/** Changes one facet's values; a due date keeps only the last. */
export const narrowed =
  (facet: keyof TaskFilter, change: (values: readonly string[]) => string[]) =>
  (now: SearchNow): TaskFilter => {
    const values = change(texts(now[facet]) ?? []);
    return readTaskFilter({ ...now, [facet]: facet === 'due' ? values.at(-1) : values });
  };

export const isFiltered = (filter: TaskFilter): boolean =>
  Object.values(filterOf(filter)).some((value) => value !== undefined);

/** Takes the whole filter away, as a change of the address bar. */
export const noFilter: WholeFilter = filterOf({});

const idsOr = (words: readonly string[], value: unknown) =>
  some(texts(value)?.filter((item) => words.includes(item) || id.test(item)));

const some = <Item>(items: Item[] | undefined) =>
  items?.length ? items.slice(0, repeatedMaxItems) : undefined;
