import type { TaskElsewhere, TaskStatus } from '@kazi/contract/work';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { StatusGlyph } from '../../status.tsx';
import { usePayWords } from '../change/pay.ts';
import { nextStep } from '../change/task-record.ts';
import { DueDate } from '../fields/due-date.tsx';
import { LabelChips, PeopleStack, PriorityMark } from '../fields/marks.tsx';
import { StatusPicker } from '../fields/pickers.tsx';
import { RewardMark } from '../reward/reward-mark.tsx';
import { opens } from '../task/drawer/neighbours.ts';
import classes from './my-work.module.css';

interface MyTaskProps {
  task: TaskElsewhere;
  /** The task that Tab reaches. */
  isActive: boolean;
  isSelected: boolean;
  /** With `extend`, everything from the task selected last to this one. */
  onSelect: (extend: boolean) => void;
  onFocus: () => void;
  onMove: (status: TaskStatus) => void;
}

/** A task with where it lives, its status to change and its next step. */
export function MyTask({ task, isActive, isSelected, onSelect, onFocus, onMove }: MyTaskProps) {
  const { t } = useTranslation('work');
  const { _id, number, title, status, priority, labels, dueDate, assignees, appInfo } = task;
  const step = nextStep(task);
  const { step: wordsOf } = usePayWords();
  const words = step && wordsOf(task, step.action);
  const tabIndex = isActive ? 0 : -1;
  return (
    <li className={classes.task} data-task={_id} data-selected={isSelected || undefined} onFocus={onFocus}>
      <input
        type="checkbox"
        className={classes.box}
        tabIndex={-1}
        aria-label={t('list.select', { number })}
        checked={isSelected}
        onChange={() => {}}
        onClick={(event) => onSelect(event.shiftKey)}
      />
      <span className={classes.status}>
        <StatusPicker
          className={classes.statusButton}
          buttonLabel={t('list.change', { field: t('field.status'), number, value: t(`status.${status}`) })}
          task={task}
          onMove={onMove}
        >
          <StatusGlyph status={status} size={17} />
        </StatusPicker>
      </span>
      <div className={classes.words}>
        <Link
          to="."
          search={(search) => ({ ...search, task: _id })}
          className={classes.title}
          dir="auto"
          tabIndex={tabIndex}
          data-task-link
          {...opens(_id)}
        >
          {title}
        </Link>
        <div className={classes.where}>
          <bdi className={classes.number}>{number}</bdi>
          <Link to={appAddress(appInfo.id)} className={classes.app} tabIndex={-1}>
            {appInfo.project ? `${appInfo.project.name} · ${appInfo.name}` : appInfo.name}
          </Link>
        </div>
      </div>
      <span className={classes.labels}>
        <LabelChips labels={labels} max={2} oneLine />
      </span>
      <span className={classes.facts}>
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
      </span>
      <span className={classes.next}>
        {step && words && (
          <Button variant="default" size="compact-sm" tabIndex={tabIndex} onClick={() => onMove(step.to)}>
            <SpokenAs name={words.full}>{words.short}</SpokenAs>
          </Button>
        )}
      </span>
    </li>
  );
}

const appAddress = (app: string): string => links.app(app);
