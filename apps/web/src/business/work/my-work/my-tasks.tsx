import type { TaskCard, TaskElsewhere, TaskStatus } from '@kazi/contract/work';
import { Row, Stack } from '@kazi/ui/layout';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { StatusGlyph } from '../../status.tsx';
import { TaskLink, useRowMenu } from '../bulk/use-row-menu.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import { TaskActs } from '../change/task-acts.tsx';
import { CommandParts } from '../commands/command-parts.tsx';
import { placeProps, showRow } from '../commands/use-row-focus.ts';
import { useTaskCommands } from '../commands/use-task-commands.tsx';
import { DeliveryLine } from '../delivery/delivery-line.tsx';
import shared from '../fields/fields.module.css';
import {
  ApprovalMark,
  DueDate,
  LabelChips,
  PeopleStack,
  PriorityMark,
  RewardMark,
} from '../fields/marks.tsx';
import { StatusPicker } from '../fields/picker.tsx';
import { useTaskOrder } from '../task/drawer/neighbours.ts';
import classes from './my-work.module.css';
import { byDue } from './use-my-work.ts';

/** As many as a large screen shows. */
const rowsAtFirst = 16;
/** The least height of a row. */
const rowHeight = 'var(--kz-row) + 12px';

interface MyTasksProps {
  tasks: readonly TaskElsewhere[];
  selection: Selection;
  onOpen: (task: string) => void;
}

/** Tasks by when they are due. J and K move from one to the next; the commands of tasks act on them. */
export function MyTasks({ tasks, selection, onOpen }: MyTasksProps) {
  const { t } = useTranslation('work');
  useTaskOrder(tasks.map(({ _id }) => _id));
  const groups = byDue(tasks);
  const places = groups.map((group) =>
    group.tasks.map(({ _id }) => ({ key: `${group.due} ${_id}`, task: _id })),
  );
  const commands = useTaskCommands({
    tasks,
    rows: places,
    selection,
    show: showRow,
    onOpen: ({ _id }) => onOpen(_id),
  });
  const move = (task: TaskCard, status: TaskStatus) =>
    commands.changeOne({ task, patch: { status }, asks: true });
  const [active, setActive] = useState<string>();
  const current = tasks.find(({ _id }) => _id === active) ?? tasks[0];
  // What is seen first is drawn first, the rest in pieces after it: all at once would hold up the page.
  const drawn = useDeferredValue(tasks.length, rowsAtFirst);
  const isDrawn = new Set(tasks.slice(0, drawn));

  const { onContextMenu, menu } = useRowMenu({
    tasks: new Map(groups.flatMap((group) => group.tasks.map((task) => [`${group.due} ${task._id}`, task]))),
    selection,
    onOpen: ({ _id }) => onOpen(_id),
    onMove: move,
  });
  const keys = { onKeyDown: commands.onRowKey, onContextMenu };
  return (
    <div {...keys}>
      {groups.map((group) => (
        <section key={group.due} className={classes.group} aria-labelledby={`due-${group.due}`}>
          <h2 id={`due-${group.due}`} className={classes.heading} data-due={group.due}>
            {t(`due.${group.due}`)} <span className={classes.count}>{group.tasks.length}</span>
          </h2>
          {/* As high as it will be, so that going back finds its place. */}
          <ul
            className={classes.panel}
            style={{ minBlockSize: `calc(${group.tasks.length} * (${rowHeight}))` }}
          >
            {group.tasks
              .filter((task) => isDrawn.has(task))
              .map((task) => (
                <MyTask
                  key={task._id}
                  place={`${group.due} ${task._id}`}
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
      <CommandParts group={t('mine.title')} commands={commands} selection={selection} />
    </div>
  );
}

interface MyTaskProps {
  task: TaskElsewhere;
  /** Key of its place. */
  place: string;
  /** The task that Tab reaches. */
  isActive: boolean;
  isSelected: boolean;
  /** With `extend`, everything from the task selected last to this one. */
  onSelect: (extend: boolean) => void;
  onFocus: () => void;
  onMove: (status: TaskStatus) => void;
}

/** A task with where it lives, its status to change and its next step. */
function MyTask({ task, place, isActive, isSelected, onSelect, onFocus, onMove }: MyTaskProps) {
  const { t } = useTranslation('work');
  const { number, status, priority, labels, dueDate, assignees, appInfo } = task;
  const tabIndex = isActive ? 0 : -1;
  return (
    <li
      className={classes.task}
      data-task
      {...placeProps(place)}
      data-selected={isSelected || undefined}
      onFocus={onFocus}
    >
      <input
        type="checkbox"
        className={`${shared.box} ${classes.box}`}
        tabIndex={-1}
        aria-label={t('list.select', { number })}
        checked={isSelected}
        onChange={() => {}}
        onClick={(event) => onSelect(event.shiftKey)}
      />
      <StatusPicker
        className={classes.statusButton}
        buttonLabel={t('list.change', { field: t('field.status'), number, value: t(`status.${status}`) })}
        task={task}
        onChange={({ status: to }) => onMove(to)}
      >
        <StatusGlyph status={status} size={17} />
      </StatusPicker>
      <Stack shrinks>
        <TaskLink task={task} className={classes.title} tabIndex={tabIndex} />
        <Row gap={8} align="start" tone="muted" size={12} shrinks>
          <bdi className={classes.number}>{number}</bdi>
          <Link to={appAddress(appInfo.id)} className={classes.app} dir="auto" tabIndex={-1}>
            {appInfo.project ? `${appInfo.project.name} · ${appInfo.name}` : appInfo.name}
          </Link>
        </Row>
      </Stack>
      <span className={classes.labels}>
        <LabelChips labels={labels} max={2} oneLine />
      </span>
      <Row as="span" gap={12} justify="end" className={classes.facts}>
        <ApprovalMark task={task} />
        <span className={classes.reward}>
          <RewardMark task={task} />
        </span>
        <span className={classes.due}>{dueDate && <DueDate dueDate={dueDate} status={status} />}</span>
        <span title={t(`priority.${priority}`)}>
          <PriorityMark priority={priority} />
        </span>
        <span className={classes.people}>
          <PeopleStack people={assignees} size={22} max={2} />
        </span>
      </Row>
      <span className={classes.next}>
        <TaskActs task={task} tabIndex={tabIndex} onMove={onMove} />
      </span>
      <DeliveryLine task={task} />
    </li>
  );
}

const appAddress = (app: string): string => links.app(app);
