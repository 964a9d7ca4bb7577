import type { TaskCard, TaskStatus } from '@kazi/contract/work';
import { askToPay } from '../payment/store.ts';
import { usePayWords } from '../payment/use-pay-words.ts';
import { nextStep } from './next-step.ts';

/** Takes the next step of a task. A key by itself never pays: what would is asked about first, whatever the amount. */
export function useNextStep<Task extends TaskCard>(move: (task: Task, to: TaskStatus) => void) {
  const words = usePayWords();
  return async (task: Task): Promise<void> => {
    const step = nextStep(task);
    const asked = step?.action === 'accept' && task.held;
    if (asked && !(await askToPay({ what: task.number, to: words.to(task), reward: asked }))) return;
    if (step) move(task, step.to);
  };
}
