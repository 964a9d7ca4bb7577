import { ask } from '@kazi/simulation/ask';
import type { Call } from '@kazi/simulation/call';
import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

/** Answered in the browser, also while that is offline. With a server, this goes. */
const networkMode = 'always';

/**
 * What `useQuery` needs to make a call that reads: `useQuery(answerOf(listPermissions, { page }))`. Its key is the
 * path and the input: `keyOf(listPermissions)` is all that was asked of it.
 */
export function answerOf<Input extends object, Output>(call: Call<Input, Output>, input: Input) {
  return queryOptions({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => ask(call, input, { signal }),
    networkMode,
    meta: { toast: true },
  });
}

/** Everything that was asked of a call, whatever the input: to read it anew. */
export const keyOf = ({ path }: { path: string }): QueryKey => [path];

/** Shows every answer of a call that was read as it will be; returns how to take that back. */
export function showChanged<Output>(
  queries: QueryClient,
  call: Call<never, Output>,
  changed: (answer: Output) => Output,
): () => void {
  const filter = { queryKey: keyOf(call) };
  const before = queries.getQueriesData<Output>(filter);
  queries.setQueriesData<Output>(filter, (answer) => answer && changed(answer));
  return () => {
    for (const [key, answer] of before) queries.setQueryData(key, answer);
  };
}

interface ChangeOptions<Input, Output> {
  /** Calls that answer otherwise afterwards. */
  changes: readonly { path: string }[];
  /**
   * Shows the change before it is answered, by writing what will be to the query cache; returns how to take that
   * back where the call fails.
   */
  optimistic?: (input: Input) => () => void;
  onDone?: (output: Output, input: Input) => void;
}

/** A call that writes: `const rename = useChange(updatePermission, { changes: [listPermissions] })`. */
export function useChange<Input extends object, Output>(
  call: Call<Input, Output>,
  { changes, optimistic, onDone }: ChangeOptions<Input, Output>,
) {
  const queries = useQueryClient();
  return useMutation<Output, Error, Input, (() => void) | undefined>({
    mutationFn: (input) => ask(call, input),
    networkMode,
    onMutate: async (input) => {
      if (!optimistic) return undefined;
      await Promise.all(changes.map((changed) => queries.cancelQueries({ queryKey: keyOf(changed) })));
      return optimistic(input);
    },
    onError: (_error, _input, takeBack) => takeBack?.(),
    onSuccess: (output, input) => onDone?.(output, input),
    onSettled: () =>
      Promise.all(changes.map((changed) => queries.invalidateQueries({ queryKey: keyOf(changed) }))),
  });
}
