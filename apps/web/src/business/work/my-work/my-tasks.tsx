import type { TaskCard, TaskElsewhere, TaskStatus } from '@kazi/contract/work';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowKeys } from '../bulk/use-row-keys.ts';
import { useRowMenu } from '../bulk/use-row-menu.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import { RejectDialog } from '../change/dialog-hosts.tsx';
import { useNextStep, useRejectableChange } from '../change/use-change-task.ts';
import { useTaskOrder } from '../task/drawer/neighbours.ts';
import { MyTask } from './my-task.tsx';
import classes from './my-work.module.css';
import { byDue } from './use-my-work.ts';

/** As many as a large screen shows. */
const rowsAtFirst = 16;
/** The least height of a row, in pixels. */
const rowHeight = 56;

interface MyTasksProps {
  tasks: readonly TaskElsewhere[];
  selection: Selection;
  onOpen: (task: string) => void;
}

/**
 * Tasks by when they are due. J and K move from one to the next, X selects, N takes the next step of a task, S changes its
 * status.
 */
export function MyTasks({ tasks, selection, onOpen }: MyTasksProps) {
  const { t } = useTranslation('work');
  useTaskOrder(tasks.map(({ _id }) => _id));
  const [active, setActive] = useState<string>();
  const { change, rejection } = useRejectableChange();
  const move = (task: TaskCard, status: TaskStatus) => change({ task, patch: { status } });
  const takeStep = useNextStep(move);
  const current = tasks.find(({ _id }) => _id === active) ?? tasks[0];
  // What is seen first is drawn first, the rest in pieces after it: all at once would hold up the page.
  const drawn = useDeferredValue(tasks.length, rowsAtFirst);
  const isDrawn = new Set(tasks.slice(0, drawn));

  const { ref, onKeyDown } = useRowKeys({
    group: t('mine.title'),
    selection,
    onOpen,
    onStep: (id) => {
      const task = tasks.find(({ _id }) => _id === id);
      if (task) void takeStep(task);
    },
  });
  const { onContextMenu, menu } = useRowMenu({
    find: (mark) => tasks.find(({ _id }) => _id === mark.task),
    selection,
    onOpen: ({ _id }) => onOpen(_id),
    onMove: move,
  });
  const keys = { onKeyDown, onContextMenu };
  return (
    <div ref={ref} {...keys}>
      {byDue(tasks).map((group) => (
        <section key={group.due} className={classes.group} aria-labelledby={`due-${group.due}`}>
          <h2 id={`due-${group.due}`} className={classes.heading} data-due={group.due}>
            {t(`due.${group.due}`)} <span className={classes.count}>{group.tasks.length}</span>
          </h2>
          {/* As high as it will be, so that going back finds its place. */}
          <ul className={classes.panel} style={{ minBlockSize: group.tasks.length * rowHeight }}>
            {group.tasks
              .filter((task) => isDrawn.has(task))
              .map((task) => (
                <MyTask
                  key={task._id}
                  task={task}
                  isActive={task._id === current?._id}
                  isSelected={selection.selected.has(task._id)}
                  onSelect={(extend) => selection[extend ? 'extend' : 'toggle'](task._id)}
                  onFocus={() => setActive(task._id)}
                  onMove={(status) => move(task, status)}
                />
              ))}
          </ul>
        </section>
      ))}
      <p className={classes.keys}>{t('mine.keys')}</p>
      {menu}
      <RejectDialog {...rejection} />
    </div>
  );
}
