import type { TaskCard } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { Checkbox, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronRight from '#icons/IconChevronRight';
import { client } from '../../../../api/client.ts';
import { api } from '../../../../api/queries.ts';
import { showChanged, useWrite } from '../../../../shell/record/use-write.ts';
import { StatusGlyph } from '../../../status.tsx';
import { useChangeTask } from '../../change/use-change-task.ts';
import { DueDate } from '../../fields/due-date.tsx';
import { PeopleStack, PriorityMark } from '../../fields/marks.tsx';
import { StatusPicker } from '../../fields/pickers.tsx';
import { RewardMark } from '../../reward/reward-mark.tsx';
import { opens } from '../../task/drawer/neighbours.ts';
import classes from './tasks.module.css';

interface TaskRowProps {
  task: TaskCard;
  isSelected: boolean;
  /** With `extend`, everything from the task selected last to this one. */
  onSelect: (extend: boolean) => void;
}

/** A task of a flow in one line, its status changed in its place; its subtasks fold out below it. */
export function TaskRow({ task, isSelected, onSelect }: TaskRowProps) {
  const { t } = useTranslation(['work', 'flows']);
  const { _id, number, title, status, priority, dueDate, assignees, subtasks } = task;
  const [isOpen, setOpen] = useState(status === 'in-progress' || status === 'in-review');
  const { change } = useChangeTask();
  return (
    <li className={classes.task} data-task={_id} data-selected={isSelected || undefined}>
      <div className={classes.row}>
        <input
          type="checkbox"
          className={classes.box}
          tabIndex={-1}
          aria-label={t('list.select', { number })}
          checked={isSelected}
          onChange={() => {}}
          onClick={(event) => onSelect(event.shiftKey)}
        />
        <StatusPicker
          className={classes.status}
          buttonLabel={t('flows:tasks.statusOf', { number, status: t(`status.${status}`) })}
          task={task}
          onMove={(to) => change({ seen: task, patch: { status: to } })}
        >
          <StatusGlyph status={status} size={16} />
        </StatusPicker>
        <bdi className={classes.number}>{number}</bdi>
        <Link
          to="."
          search={(search) => ({ ...search, task: _id })}
          className={classes.title}
          dir="auto"
          data-task-link
          {...opens(_id)}
        >
          {title}
        </Link>
        {subtasks.total > 0 && (
          <button
            type="button"
            className={classes.subtaskCount}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <SpokenAs name={t('subtasksDone', subtasks)}>
              <IconChevronRight className={classes.chevron} size={14} stroke={2} />
              {subtasks.done}/{subtasks.total}
            </SpokenAs>
          </button>
        )}
        <span className={classes.facts}>
          <RewardMark task={task} />
          {dueDate && <DueDate dueDate={dueDate} status={status} />}
          <PriorityMark priority={priority} />
          {assignees.length > 0 && <PeopleStack people={assignees} size={22} />}
        </span>
      </div>
      {isOpen && subtasks.total > 0 && <FlowSubtasks task={task} />}
    </li>
  );
}

/** The subtasks of a task, to tick off. */
function FlowSubtasks({ task }: { task: TaskCard }) {
  const { subtasks, tick } = useSubtaskTicks(task);
  if (!subtasks) return <Skeleton className={classes.subtaskBones} height={task.subtasks.total * 30} />;
  return (
    <ul className={classes.subtasks}>
      {subtasks.map(({ _id, title, done, assignee, may }) => (
        <li key={_id} className={classes.subtask}>
          <Checkbox
            size="xs"
            checked={done}
            disabled={!may.update}
            label={title}
            onChange={() => tick({ id: _id, done: !done })}
          />
          {assignee && <Avatar name={assignee.name} src={assignee.avatar} size={20} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * The subtasks of a task that stands in a flow, fetched once for all tasks of the flow. Undefined until they are
 * here. A tick is shown at once.
 */
function useSubtaskTicks({ _id, flow }: TaskCard) {
  const options = api.work.subtasks.list.queryOptions({
    input: flow ? { flow } : { task: _id },
  });
  const { data } = useQuery(options);
  const { run: tick } = useWrite(client.work.subtasks.update, {
    changes: ['subtask'],
    before: (queries, { id, done = false }) =>
      showChanged(queries, options.queryKey, ({ items }: NonNullable<typeof data>) => ({
        items: items.map((item) => (item._id === id ? { ...item, done } : item)),
      })),
  });
  return { subtasks: data?.items.filter(({ task }) => task === _id), tick };
}
