import { announce } from '@kazi/ui/announcer';
import { toast } from '@kazi/ui/toast';
import {
  type MutationFilters,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { statusOf } from '../../api/message.ts';
import { type FormLike, placeErrors } from '../../api/place-errors.ts';
import { affects, type Subject } from '../../live/affects.ts';

export interface WriteOptions<Input, Output> {
  /** The kinds of record that it changes: whatever shows them is read anew. */
  changes: readonly Subject[];
  /** What the toast says once it is saved; without it, or where it says nothing, there is none. */
  says?: ((output: Output, input: Input) => string | false) | undefined;
  /** What a screen reader says once it is saved, where all others see it and no toast says so. */
  spoken?: (output: Output, input: Input) => string;
  /** What is refused stands under the fields of this form; what belongs to none of them is a toast. */
  form?: FormLike;
  /** The fields' path in the input, such as `input.`: the form's own names go on after it. */
  prefix?: string;
  /** Shows a failure in another way than by a toast or in a form. */
  failed?: (error: unknown, input: Input) => unknown;
  /** Writes of one scope are sent one after the other; what they change is read anew after the last of them alone. */
  scope?: string;
  /** Shows the change before it is answered, by writing to the cache; returns what takes that back where it fails. */
  before?: (queries: QueryClient, input: Input) => (() => void) | Promise<() => void>;
  /** The query that the call has answered anew: it shows the answer at once. */
  answers?: (output: Output) => QueryKey;
  /** Comes first once it is saved, before anything is read anew: leaves the page of a record that is gone. */
  leave?: (output: Output, input: Input) => unknown;
  /** The query of a record that is gone, which is forgotten instead of read anew. */
  gone?: (input: Input) => QueryKey;
  /** Comes last once it is saved: closes a dialog, opens what was made. */
  done?: (output: Output, input: Input) => unknown;
  /** Comes last in any case: closes a question. */
  settled?: () => void;
}

/**
 * Writes a record by `call`, and lets everything else follow: what shows such records is read anew, a toast says what was
 * done, and a failure is a toast, or stands in the form. For records with a version see `useRecord`.
 *
 * @example
 * const remove = useWrite(client.organisation.teams.delete, {
 *   changes: ['team'],
 *   says: () => t('teams.deleted', { name }),
 *   settled: onClose,
 * });
 * <Confirm busy={remove.busy} onConfirm={() => remove.run({ id })} … />
 */
export function useWrite<Input = void, Output = unknown>(
  call: (input: Input) => Promise<Output>,
  options: WriteOptions<Input, Output>,
) {
  const queries = useQueryClient();
  const { changes, form, prefix, failed, scope, before, settled } = options;
  const { mutateAsync, isPending } = useMutation<Output, Error, Input, (() => void) | undefined>({
    meta: { quiet: form !== undefined || failed !== undefined },
    ...(scope && { scope: { id: scope } }),
    mutationFn: (input) => call(input),
    onMutate: (input) => before?.(queries, input),
    onSuccess: (output, input) => finish(queries, options, output, input),
    async onError(error, input, takeBack) {
      takeBack?.();
      if (failed) await failed(error, input);
      else if (form) placeErrors(form, error, prefix);
      if (takeBack || isOutdated(error)) void refreshAfter(queries, scope, changes);
    },
    onSettled: () => settled?.(),
  });
  return {
    /** Resolves to what the server answered, after everything has followed; to undefined where it failed. */
    run: (input: Input): Promise<Output | undefined> => mutateAsync(input).catch(() => undefined),
    busy: isPending,
  };
}

async function finish<Input, Output>(
  queries: QueryClient,
  { changes, scope, says, spoken, answers, leave, gone, done }: WriteOptions<Input, Output>,
  output: Output,
  input: Input,
): Promise<void> {
  if (answers) queries.setQueryData(answers(output), output);
  await leave?.(output, input);
  if (gone) queries.removeQueries({ queryKey: gone(input) });
  await refreshAfter(queries, scope, changes);
  const message = says?.(output, input);
  if (message) toast({ message });
  if (spoken) announce(spoken(output, input));
  await done?.(output, input);
}

/** Reads anew what shows records of these kinds, as far as it is on screen; the rest once it is. */
export async function refresh(queries: QueryClient, changes: readonly Subject[]): Promise<void> {
  const keys = new Map(changes.flatMap(affects).map((key) => [JSON.stringify(key), key]));
  await Promise.all([...keys.values()].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Reads anew what a write has changed, unless others of its scope are still to come: an answer before them lacks them. */
async function refreshAfter(
  queries: QueryClient,
  scope: string | undefined,
  changes: readonly Subject[],
): Promise<void> {
  if (scope === undefined || queries.isMutating(writesOf(scope)) === 1) await refresh(queries, changes);
}

const writesOf = (scope: string): MutationFilters => ({
  predicate: ({ options }) => options.scope?.id === scope,
});

/**
 * Shows every answer under a key as it will be; resolves to what takes that back. For `before` of a write:
 * `before: (queries, id) => showChanged(queries, listKey, (list: List) => without(list, id))`.
 */
export async function showChanged<Answer>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (answer: Answer) => Answer,
): Promise<() => void> {
  // An answer that is on its way knows nothing of the change.
  await queries.cancelQueries({ queryKey });
  const before = queries.getQueriesData<Answer>({ queryKey });
  queries.setQueriesData<Answer>({ queryKey }, (answer) => answer && change(answer));
  return () => {
    for (const [key, answer] of before) queries.setQueryData(key, answer);
  };
}

/** What was refused for what somebody else did meanwhile: the screen it was done on is old. */
const isOutdated = (error: unknown): boolean => [404, 409].includes(statusOf(error) ?? 0);
