import type { TaskCard, TaskElsewhere, TaskStatus } from '@kazi/contract/work';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListedKeys } from '../../../shell/shortcuts/use-listed-keys.ts';
import { useTaskOrder } from '../task/drawer/neighbours.ts';
import { RejectDialog } from '../task-change/reject-dialog.tsx';
import { useRejectableChange } from '../task-change/use-rejectable-change.ts';
import { MyTask } from './my-task.tsx';
import classes from './my-work.module.css';
import { nextStep } from './next-step.ts';
import { byDue } from './use-my-work.ts';

interface MyTasksProps {
  tasks: readonly TaskElsewhere[];
  onOpen: (task: string) => void;
}

/** Tasks by when they are due. J and K move from one to the next, X takes its next step, S changes its status. */
export function MyTasks({ tasks, onOpen }: MyTasksProps) {
  const { t } = useTranslation('work');
  const element = useRef<HTMLDivElement>(null);
  useTaskOrder(tasks.map(({ _id }) => _id));
  const [active, setActive] = useState<string>();
  const { change, rejection } = useRejectableChange();
  const move = (task: TaskCard, status: TaskStatus) => change({ task, patch: { status } });
  const current = tasks.find(({ _id }) => _id === active) ?? tasks[0];

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    if (!currentTarget.contains(target)) return;
    const row = target.closest<HTMLElement>('[data-task]');
    const task = tasks.find(({ _id }) => _id === row?.dataset.task);
    if (!row || !task) return;
    if (key === 'j' || key === 'ArrowDown') focusBeside(row, 1);
    else if (key === 'k' || key === 'ArrowUp') focusBeside(row, -1);
    else if (key === 'o') onOpen(task._id);
    else if (key === 's') row.querySelector<HTMLElement>('[aria-haspopup=listbox]')?.click();
    else if (key === 'x') {
      const step = nextStep(task);
      if (step) move(task, step.to);
    } else return;
    event.preventDefault();
  }

  function focusBeside(row: HTMLElement, step: number) {
    const rows = [...(element.current?.querySelectorAll<HTMLElement>('[data-task]') ?? [])];
    rows[rows.indexOf(row) + step]?.querySelector<HTMLElement>('[data-task-link]')?.focus();
  }

  useListedKeys(t('mine.title'), {
    j: t('shortcuts.next'),
    k: t('shortcuts.previous'),
    o: t('shortcuts.open'),
    x: t('shortcuts.toggle'),
    s: t('shortcuts.status'),
  });
  const keys = { onKeyDown };
  return (
    <div ref={element} {...keys}>
      {byDue(tasks).map((group) => (
        <section key={group.due} className={classes.group} aria-labelledby={`due-${group.due}`}>
          <h2 id={`due-${group.due}`} className={classes.heading} data-due={group.due}>
            {t(`due.${group.due}`)} <span className={classes.count}>{group.tasks.length}</span>
          </h2>
          <ul className={classes.panel}>
            {group.tasks.map((task) => (
              <MyTask
                key={task._id}
                task={task}
                isActive={task._id === current?._id}
                onFocus={() => setActive(task._id)}
                onMove={(status) => move(task, status)}
              />
            ))}
          </ul>
        </section>
      ))}
      <p className={classes.keys}>{t('mine.keys')}</p>
      <RejectDialog {...rejection} />
    </div>
  );
}
