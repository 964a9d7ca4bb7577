import { type TaskCard, taskStatuses } from '@kazi/contract/work';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronRight from '#icons/IconChevronRight';
import { StatusGlyph } from '../../../status.tsx';
import { DueDate } from '../../fields/due-date.tsx';
import { PeopleStack } from '../../fields/people-stack.tsx';
import { Picker } from '../../fields/picker.tsx';
import { PriorityMark } from '../../fields/priority-mark.tsx';
import { useStatusChoices } from '../../fields/use-choices.tsx';
import { opens } from '../../task/drawer/task-link.ts';
import { useChangeTask } from '../../task-change/use-change-task.ts';
import { FlowSubtasks } from './flow-subtasks.tsx';
import classes from './tasks.module.css';

/** A task of a flow in one line, its status changed in its place; its subtasks fold out below it. */
export function TaskRow({ task }: { task: TaskCard }) {
  const { t } = useTranslation(['work', 'flow']);
  const { _id, number, title, status, priority, dueDate, assignees, subtasks, may } = task;
  const [isOpen, setOpen] = useState(status === 'in-progress' || status === 'in-review');
  const change = useChangeTask();
  const choices = useStatusChoices(task);
  const move = (picked: string) => {
    const to = taskStatuses.find((known) => known === picked);
    if (to && to !== status) change.mutate({ task, patch: { status: to } });
  };
  return (
    <li className={classes.task}>
      <div className={classes.row}>
        <Picker
          className={classes.status}
          disabled={may.moves.length === 0}
          label={t('field.status')}
          buttonLabel={t('flow:tasks.statusOf', { number, status: t(`status.${status}`) })}
          choices={choices}
          selected={[status]}
          onPick={move}
        >
          <StatusGlyph status={status} size={16} />
        </Picker>
        <bdi className={classes.number}>{number}</bdi>
        <Link
          to="."
          search={(search) => ({ ...search, task: _id })}
          className={classes.title}
          dir="auto"
          {...opens(_id)}
        >
          {title}
        </Link>
        {subtasks.total > 0 && (
          <button
            type="button"
            className={classes.subtaskCount}
            aria-expanded={isOpen}
            aria-label={t('subtasksDone', subtasks)}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronRight className={classes.chevron} size={14} stroke={2} aria-hidden="true" />
            {subtasks.done}/{subtasks.total}
          </button>
        )}
        <span className={classes.facts}>
          {dueDate && <DueDate dueDate={dueDate} status={status} />}
          <PriorityMark priority={priority} />
          {assignees.length > 0 && <PeopleStack people={assignees} size={22} />}
        </span>
      </div>
      {isOpen && subtasks.total > 0 && <FlowSubtasks task={task} />}
    </li>
  );
}
