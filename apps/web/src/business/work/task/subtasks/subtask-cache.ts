import type { Subtask } from '@kazi/contract/work';
import { api } from '../../../../api/queries.ts';
import { createPending } from '../../../../shell/record/pending.ts';

/** What can be different about a subtask. */
export type SubtaskChange = Partial<Pick<Subtask, 'title' | 'done' | 'assignee' | 'dueDate'>> & {
  /** Put it after this one; null puts it first. */
  after?: string | null;
};

/** A field of a subtask that two people can want differently. A tick is one thing or the other, and so is a place. */
export type SubtaskField = 'title' | 'assignee' | 'dueDate';

/** A subtask, and where it is put, until the server has given it its position. */
type Placed = Subtask & Pick<SubtaskChange, 'after'>;
interface SubtaskList {
  items: Subtask[];
}

const lists = api.work.subtasks.list.key();

/** Subtasks as the server told them, with one's own changes on top: in the lists of their task and of its flow. */
export const pendingSubtasks = createPending<Placed, SubtaskChange>({
  key: api.work.subtasks.key(),
  known: (queries, { _id }) =>
    queries
      .getQueriesData<SubtaskList>({ queryKey: lists })
      .flatMap(([, list]) => list?.items.filter((item) => item._id === _id) ?? [])
      .toSorted((one, other) => other.version - one.version)[0],
  place: (queries, subtask) =>
    queries.setQueriesData<SubtaskList>(
      { queryKey: lists },
      (list) => list && { items: placed(list.items, subtask) },
    ),
});

/** The list with a subtask as it now is. It stands elsewhere only where it was moved. */
function placed(items: readonly Placed[], subtask: Placed): Placed[] {
  const before = items.find(({ _id }) => _id === subtask._id);
  const next = items.map((item) => (item === before ? subtask : item));
  const { after, position } = subtask;
  if (!before || (before.after === after && before.position === position)) return next;
  if (after === undefined) return inOrder(next, subtask.task);
  const others = next.filter((item) => item !== subtask);
  const first = others.findIndex(({ task }) => task === subtask.task);
  const at = after === null ? first : others.findIndex(({ _id }) => _id === after) + 1;
  return others.toSpliced(Math.max(at, 0), 0, subtask);
}

/** Puts the subtasks of a task in the order of their positions; a flow's list goes task by task, and those stay where they are. */
function inOrder(items: readonly Placed[], task: string): Placed[] {
  const sorted = items
    .filter((item) => item.task === task)
    .sort((one, other) => (one.position < other.position ? -1 : 1));
  return items.map((item) => (item.task === task ? (sorted.shift() ?? item) : item));
}
