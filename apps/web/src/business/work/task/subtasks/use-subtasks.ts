import type { Subtask } from '@kazi/contract/work';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client as calls } from '../../../../api/client.ts';
import { api } from '../../../../api/queries.ts';
import { onDemand } from '../../../../shell/dialog/on-demand.ts';
import { clashesOf } from '../../../../shell/record/merge.ts';
import { type Kind, useRecord } from '../../../../shell/record/use-record.ts';
import { showChanged, useWrite } from '../../../../shell/record/use-write.ts';
import { fetchTask } from '../../change/use-live-tasks.ts';
import { pendingSubtasks, type SubtaskChange, type SubtaskField } from './subtask-cache.ts';

const subtaskKind: Kind<Subtask, SubtaskChange, Subtask, SubtaskField> = {
  pending: pendingSubtasks,
  changes: ['subtask'],
  save: ({ _id: id }, { assignee, ...fields }, version) =>
    calls.work.subtasks.update({
      id,
      version,
      ...fields,
      ...(assignee !== undefined && { assignee: assignee?.id ?? null }),
    }),
  shown: (subtask) => subtask,
  clashes: (seen, { after: _, done: __, ...patch }, newer) =>
    clashesOf<Pick<Subtask, SubtaskField>>({ seen, patch }, newer, (values, field) =>
      field === 'assignee' ? (values.assignee?.id ?? '') : String(values[field] ?? ''),
    ),
  dialog: onDemand(() => import('./conflict.tsx').then((module) => module.SubtaskConflict)),
};

/** Changes subtasks, each change shown before the server has answered. */
export function useSubtaskChange() {
  const queries = useQueryClient();
  const { change } = useRecord(subtaskKind, { done: ({ task }) => void fetchTask(queries, task) });
  return (seen: Subtask, patch: SubtaskChange) => void change({ seen, patch });
}

/** A task's subtasks and the ways to change them, each shown before the server has answered. */
export function useSubtasks(task: string) {
  const { t } = useTranslation('tasks');
  const client = useQueryClient();
  const options = api.work.subtasks.list.queryOptions({ input: { task } });
  const { data } = useQuery(options);
  const items = data?.items ?? [];
  const showing = (queries: QueryClient, change: (items: Subtask[]) => Subtask[]) =>
    showChanged(queries, options.queryKey, (list: SubtaskList) => ({ items: change(list.items) }));
  const shared = {
    changes: ['subtask'] as const,
    scope: `subtasks ${task}`,
    settled: () => void fetchTask(client, task),
  };
  const create = useWrite(calls.work.subtasks.create, {
    ...shared,
    spoken: ({ title }) => t('subtasks.added', { title }),
  });
  const remove = useWrite(calls.work.subtasks.delete, {
    ...shared,
    before: (queries, { id }) => showing(queries, (shown) => shown.filter(({ _id }) => _id !== id)),
  });

  return {
    items,
    /** Resolves to undefined where it could not be added. */
    add: (title: string) => create.run({ task, title }),
    change: useSubtaskChange(),
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
