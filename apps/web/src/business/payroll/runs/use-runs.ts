import type { RunOpened } from '@kazi/contract/payroll';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { toastFailure } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
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

const changes = ['payroll-run'] as const;

/** The query of a run, which each call upon it answers anew. */
export const runKey = ({ id }: { id: string }) => api.payroll.runs.get.queryKey({ input: { id } });

/** A write to a run. What the call answers with is shown at once; what is refused is told beside the run as it is now. */
export const useRunWrite = <Input = void>(
  call: (input: Input) => Promise<RunOpened>,
  options: Pick<WriteOptions<Input, RunOpened>, 'says' | 'failed' | 'settled'> = {},
) =>
  useWrite(call, {
    changes,
    answers: runKey,
    async failed(error) {
      await refresh(queryClient, changes);
      toastFailure(error);
    },
    ...options,
  });

/** What is done to a run without asking back. */
export const useRunActions = () => ({
  calculate: useRunWrite(client.payroll.runs.calculate),
  review: useRunWrite(client.payroll.runs.review),
});

/** Shows a run as it is now, after something was refused. Whether another person was faster. */
export async function isChangedMeanwhile(run: RunOpened): Promise<boolean> {
  await refresh(queryClient, changes);
  const current = queryClient.getQueryData(runKey(run));
  return current !== undefined && current.version > run.version;
}
