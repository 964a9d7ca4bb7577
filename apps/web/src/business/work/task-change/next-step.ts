import type { TaskCard, TaskStatus } from '@kazi/contract/work';

/** What is likely to be done with a task next, by its status. */
const steps: Partial<
  Record<TaskStatus, { to: TaskStatus; action: 'start' | 'submit' | 'accept' | 'reopen' }>
> = {
  backlog: { to: 'in-progress', action: 'start' },
  todo: { to: 'in-progress', action: 'start' },
  'in-progress': { to: 'in-review', action: 'submit' },
  'in-review': { to: 'done', action: 'accept' },
  done: { to: 'todo', action: 'reopen' },
  cancelled: { to: 'todo', action: 'reopen' },
};

/** The next step of a task, if the viewer may take it. */
export function nextStep({ status, may }: Pick<TaskCard, 'status' | 'may'>) {
  const step = steps[status];
  return step && may.moves.includes(step.to) ? step : undefined;
}
