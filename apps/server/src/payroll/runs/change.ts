import type { RunRow } from '@kazi/contract/payroll';
import type { ToCompute } from './read-batch.ts';
import type { RunTerms } from './rows.ts';

/**
 * Why an employee's pay is to be looked at: what differs from the month before, the weightiest reason. Null where
 * nothing does.
 */
export function changeOf(
  { before, employee, terms, pay, input }: ToCompute,
  { net, run }: { net: number; run: RunTerms },
): RunRow['change'] {
  if (run.kind === 'off-cycle') return 'input';
  if (!before) return 'joined';
  if (employee.leftOn?.startsWith(run.month)) return 'left';
  if (terms?.from === run.month) return 'terms';
  if (Object.keys(input).length > 0 && net !== before.net) return 'input';
  if (net !== before.net) return 'pay';
  const since = new Date(pay.pay_changed_at).toISOString();
  return before.since === null || since > before.since ? 'payout' : null;
}
