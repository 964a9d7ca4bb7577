import type { RunOpened } from '@kazi/contract/payroll';
import { useMutation } from '@tanstack/react-query';
import { toastFailure } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { newerOf } from '../../../shell/record/merge.ts';
import { refreshPayroll } from '../parts/queries.ts';

/** Takes up a run as a call answered with it, and asks anew for what else shows it. */
export async function keepRun(run: RunOpened): Promise<void> {
  queryClient.setQueryData(api.payroll.runs.get.queryKey({ input: { id: run.id } }), run);
  await refreshPayroll();
}

/** Says why something was refused; where another person was faster, what they made of it is shown. */
export async function showRefusal(run: RunOpened, error: unknown): Promise<void> {
  const newer = newerOf<RunOpened>(error, run);
  if (newer) await keepRun(newer);
  else await refreshPayroll();
  toastFailure(error);
}

/** What is done to a run without asking back. */
export function useRunActions(run: RunOpened) {
  const options = {
    meta: { quiet: true },
    onSuccess: keepRun,
    onError: (error: unknown) => showRefusal(run, error),
  };
  return {
    calculate: useMutation(api.payroll.runs.calculate.mutationOptions(options)),
    review: useMutation(api.payroll.runs.review.mutationOptions(options)),
  };
}
