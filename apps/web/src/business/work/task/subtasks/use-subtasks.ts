import type { Subtask } from '@kazi/contract/work';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { client as calls } from '../../../../api/client.ts';
import { api } from '../../../../api/queries.ts';
import { showChanged, useIsWriting, useWrite } from '../../../../shell/record/use-write.ts';
import { fetchTask } from '../../change/use-live-tasks.ts';

/** What can be different about a subtask. */
export type SubtaskChange = Partial<Pick<Subtask, 'title' | 'done' | 'assignee' | 'dueDate'>> & {
  /** Put it after this one; null puts it first. */
  after?: string | null;
};

/** A task's subtasks and the ways to change them, one after the other, each shown before the server has answered. */
export function useSubtasks(task: string) {
  const client = useQueryClient();
  const options = api.work.subtasks.list.queryOptions({ input: { task } });
  const scope = `subtasks ${task}`;
  // Asked anew once all changes are made: an answer before that lacks some of them.
  const { data } = useQuery({ ...options, enabled: !useIsWriting(scope) });
  const items = data?.items ?? [];
  const showing = (queries: QueryClient, change: (items: Subtask[]) => Subtask[]) =>
    showChanged(queries, options.queryKey, (list: SubtaskList) => ({ items: change(list.items) }));
  const shared = { changes: ['subtask'] as const, scope, settled: () => void fetchTask(client, task) };
  const create = useWrite(calls.work.subtasks.create, shared);
  const update = useWrite(
    ({ id, assignee, ...fields }: SubtaskChange & { id: string }) =>
      calls.work.subtasks.update({
        id,
        ...fields,
        ...(assignee !== undefined && { assignee: assignee?.id ?? null }),
      }),
    {
      ...shared,
      before: (queries, { id, ...fields }) => showing(queries, (shown) => changed(shown, id, fields)),
    },
  );
  const remove = useWrite(calls.work.subtasks.delete, {
    ...shared,
    before: (queries, { id }) => showing(queries, (shown) => shown.filter(({ _id }) => _id !== id)),
  });

  return {
    items,
    /** Resolves to undefined where it could not be added. */
    add: (title: string) => create.run({ task, title }),
    change: (id: string, fields: SubtaskChange) => void update.run({ id, ...fields }),
    remove: (id: string) => void remove.run({ id }),
    /** Brings one back that was removed, where it was in `items`. */
    restore({ _id, title, done, assignee, dueDate }: Subtask) {
      const at = items.findIndex((item) => item._id === _id);
      const after = items[at - 1]?._id ?? null;
      void create.run({ task, title, done, assignee: assignee?.id ?? null, dueDate, after });
    },
  };
}

type SubtaskList = Awaited<ReturnType<typeof calls.work.subtasks.list>>;

function changed(items: Subtask[], id: string, { after, ...fields }: SubtaskChange): Subtask[] {
  const next = items.map((item) => (item._id === id ? { ...item, ...fields } : item));
  if (after === undefined) return next;
  const moved = next.find(({ _id }) => _id === id);
  const others = next.filter(({ _id }) => _id !== id);
  const at = after === null ? 0 : others.findIndex(({ _id }) => _id === after) + 1;
  return moved ? others.toSpliced(at, 0, moved) : next;
}
