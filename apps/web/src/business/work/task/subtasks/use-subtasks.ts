import type { Subtask } from '@kazi/contract/work';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../api/queries.ts';
import { fetchTask } from '../../task-change/use-live-tasks.ts';

/** What can be different about a subtask. */
export type SubtaskChange = Partial<Pick<Subtask, 'title' | 'done' | 'assignee' | 'dueDate'>> & {
  /** Put it after this one; null puts it first. */
  after?: string | null;
};

/** A task's subtasks and the ways to change them, one after the other, each shown before the server has answered. */
export function useSubtasks(task: string) {
  const client = useQueryClient();
  const options = api.work.subtasks.list.queryOptions({ input: { task } });
  const mutationKey = ['subtasks', task];
  const isChanging = useIsMutating({ mutationKey }) > 0;
  // Asked anew once all changes are made: an answer before that lacks some of them.
  const { data } = useQuery({ ...options, enabled: !isChanging });
  const items = data?.items ?? [];
  const changing = {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    onMutate: () => client.cancelQueries({ queryKey: options.queryKey }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: options.queryKey });
      if (client.isMutating({ mutationKey }) === 1) await fetchTask(client, task);
    },
  };
  const create = useMutation(api.work.subtasks.create.mutationOptions(changing));
  const update = useMutation(api.work.subtasks.update.mutationOptions(changing));
  const remove = useMutation(api.work.subtasks.delete.mutationOptions(changing));
  const show = (change: (items: Subtask[]) => Subtask[]) =>
    client.setQueryData(options.queryKey, (old) => old && { items: change(old.items) });

  return {
    items,
    add: (title: string) => create.mutateAsync({ task, title }),
    change(id: string, { assignee, ...fields }: SubtaskChange) {
      show((shown) => changed(shown, id, assignee === undefined ? fields : { ...fields, assignee }));
      update.mutate({ id, ...fields, ...(assignee !== undefined && { assignee: assignee?.id ?? null }) });
    },
    remove(id: string) {
      show((shown) => shown.filter(({ _id }) => _id !== id));
      remove.mutate({ id });
    },
    /** Brings one back that was removed, where it was in `items`. */
    restore({ _id, title, done, assignee, dueDate }: Subtask) {
      const at = items.findIndex((item) => item._id === _id);
      const after = items[at - 1]?._id ?? null;
      create.mutate({ task, title, done, assignee: assignee?.id ?? null, dueDate, after });
    },
  };
}

function changed(items: Subtask[], id: string, { after, ...fields }: SubtaskChange): Subtask[] {
  const next = items.map((item) => (item._id === id ? { ...item, ...fields } : item));
  if (after === undefined) return next;
  const moved = next.find(({ _id }) => _id === id);
  const others = next.filter(({ _id }) => _id !== id);
  const at = after === null ? 0 : others.findIndex(({ _id }) => _id === after) + 1;
  return moved ? others.toSpliced(at, 0, moved) : next;
}
