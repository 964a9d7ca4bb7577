import type { TaskCard, TaskStatus } from '@kazi/contract/work';
import { NotPaid } from './confirm-payment.ts';
import { askToReopen } from './store.ts';

/** Opening a task again leaves what was paid for it paid, and pays at once what is being paid. */
const staysPaid = ({ status, paid, rewardState }: TaskCard): boolean =>
  status === 'done' && (paid !== null || rewardState === 'releasing');

/** Asks before paid tasks are opened again, for what they stay paid. Throws `NotPaid` for a no. */
export async function confirmReopening(
  tasks: readonly TaskCard[],
  to: TaskStatus | undefined,
): Promise<void> {
  const kept = to === 'todo' ? tasks.filter(staysPaid) : [];
  if (kept.length > 0 && !(await askToReopen(kept))) throw new NotPaid();
}
