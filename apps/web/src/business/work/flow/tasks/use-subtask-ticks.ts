import type { TaskCard } from '@kazi/contract/work';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../api/queries.ts';

/**
 * The subtasks of a task that stands in a flow, fetched once for all tasks of the flow. Undefined until they are
 * here. A tick is shown at once.
 */
export function useSubtaskTicks({ _id, flow }: TaskCard) {
  const queries = useQueryClient();
  const options = api.work.subtasks.list.queryOptions({
    input: flow ? { flow } : { task: _id },
    meta: { quiet: true },
  });
  const { data } = useQuery(options);
  const show = (id: string, done: boolean | undefined) =>
    queries.setQueryData(
      options.queryKey,
      (kept) =>
        kept && {
          items: kept.items.map((each) => (each._id === id ? { ...each, done: done ?? each.done } : each)),
        },
    );
  const tick = useMutation(
    api.work.subtasks.update.mutationOptions({
      onMutate: async ({ id, done }) => {
        await queries.cancelQueries({ queryKey: options.queryKey });
        show(id, done);
      },
      onError: (_error, { id, done }) => show(id, !done),
      onSettled: () => queries.invalidateQueries({ queryKey: api.work.subtasks.key() }),
    }),
  );
  return { subtasks: data?.items.filter(({ task }) => task === _id), tick };
}
