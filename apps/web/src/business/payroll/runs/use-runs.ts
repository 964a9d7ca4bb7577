import type { RunOpened } from '@kazi/contract/payroll';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { toastFailure } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { newerOf } from '../../../shell/record/merge.ts';
import { refresh, useWrite, type WriteOptions } from '../../../shell/record/use-write.ts';

/** While something goes on, it is asked about this often, in milliseconds. */
export const askAgainMs = 1500;

/** A run, followed while it is calculated or paid. */
export const useRun = (id: string) =>
  useQuery(
    api.payroll.runs.get.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => (state.data?.progress ? askAgainMs : false),
    }),
  );

/**
 * A write to a run. What the call answers with is shown at once; where another person was faster, what they made of the run is
 * shown and the refusal told.
 */
export const useRunWrite = <Input = void>(
  run: RunOpened,
  call: (input: Input) => Promise<RunOpened>,
  options: Pick<WriteOptions<Input, RunOpened>, 'says' | 'failed' | 'settled'> = {},
) =>
  useWrite(call, {
    changes: ['payroll-run'],
    leave: showRun,
    failed: (error) => showRefusal(run, error),
    ...options,
  });

/** What is done to a run without asking back. */
export const useRunActions = (run: RunOpened) => ({
  calculate: useRunWrite(run, client.payroll.runs.calculate),
  review: useRunWrite(run, client.payroll.runs.review),
});

/** Says why something was refused, beside the run as it is now. */
async function showRefusal(run: RunOpened, error: unknown): Promise<void> {
  await showCurrent(run, error);
  toastFailure(error);
}

/** Shows a run as it is now, after something was refused. Whether another person was faster. */
export async function showCurrent(run: RunOpened, error: unknown): Promise<boolean> {
  const newer = newerOf<RunOpened>(error, run);
  if (newer) showRun(newer);
  await refresh(queryClient, ['payroll-run']);
  return newer !== undefined;
}

/** Shows a run at once as a call has just answered it. */
export function showRun(run: RunOpened): RunOpened {
  queryClient.setQueryData(api.payroll.runs.get.queryKey({ input: { id: run.id } }), run);
  return run;
}
