import type { Task, TaskStatus } from '@kazi/contract/work';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../session/session.ts';
import { usePayWords } from '../change/pay.ts';
import classes from './task-actions.module.css';

interface Step {
  to: TaskStatus;
  name: 'start' | 'submit' | 'accept' | 'reject' | 'reopen';
}

/** What usually comes next, by where the task is. */
const steps: Record<TaskStatus, Step[]> = {
  backlog: [{ to: 'in-progress', name: 'start' }],
  todo: [{ to: 'in-progress', name: 'start' }],
  'in-progress': [{ to: 'in-review', name: 'submit' }],
  'in-review': [
    { to: 'done', name: 'accept' },
    { to: 'in-progress', name: 'reject' },
  ],
  done: [{ to: 'todo', name: 'reopen' }],
  cancelled: [{ to: 'todo', name: 'reopen' }],
};

interface TaskActionsProps {
  task: Task;
  /** A step is being taken: what comes after it is not known yet. */
  busy: boolean;
  onMove: (to: TaskStatus) => void;
}

/** The next step, if the viewer may take it. */
export function TaskActions({ task, busy, onMove }: TaskActionsProps) {
  const { t } = useTranslation(['tasks', 'work']);
  const accept = usePayWords().accept(task);
  const { user } = useSignedIn();
  const isOthers = task.assignees.length > 0 && task.assignees.every(({ id }) => id !== user.id);
  // What others are to do may be done for them, but is not what one is asked for.
  const isOnes = (name: Step['name']) =>
    name !== 'reopen' && !(isOthers && (name === 'start' || name === 'submit'));
  const row = useRef<HTMLFieldSetElement>(null);
  const open = steps[task.status].filter(({ to }) => task.may.moves.includes(to));
  const refusal = task.status === 'in-review' ? task.may.acceptRefusal : null;
  if (open.length === 0 && !refusal && !busy) return null;

  function take(to: TaskStatus) {
    // The button is gone in a moment; the focus stays where the next one will be.
    row.current?.focus();
    onMove(to);
  }

  return (
    <fieldset ref={row} tabIndex={-1} aria-label={t('next')} className={classes.actions}>
      {refusal && (
        <Button disabled aria-describedby="not-accepting">
          {accept.short}
        </Button>
      )}
      {open.map(({ to, name }, at) => (
        <Button
          key={name}
          variant={at === 0 && isOnes(name) ? 'filled' : 'default'}
          disabled={busy}
          onClick={() => take(to)}
          {...(name === 'accept' && task.held && { 'aria-label': accept.full })}
        >
          {name === 'accept' ? accept.short : t(`step.${name}`)}
        </Button>
      ))}
      {refusal && (
        <p id="not-accepting" className={classes.refusal}>
          {t(`work:notAccepting.${refusal}`)}
        </p>
      )}
    </fieldset>
  );
}
