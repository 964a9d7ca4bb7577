import type { TaskElsewhere } from '@kazi/contract/work';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusGlyph } from '../../status.tsx';
import { DueDate } from '../fields/due-date.tsx';
import { PriorityMark } from '../fields/marks.tsx';
import classes from './task-line.module.css';

/** A task in one line, with where it lives; the whole line leads to it. */
export function TaskLine({ task, actions }: { task: TaskElsewhere; actions?: ReactNode }) {
  const { t } = useTranslation('work');
  const { _id, number, title, status, priority, dueDate, appInfo } = task;
  return (
    <li className={classes.line}>
      <StatusGlyph status={status} />
      <PriorityMark priority={priority} />
      <div className={classes.words}>
        <Link to="/tasks/$taskId" params={{ taskId: _id }} className={classes.title}>
          {title}
        </Link>
        <span className={classes.where}>
          <bdi>{number}</bdi> · {appInfo.project?.name ?? appInfo.name} · {t(`status.${status}`)}
        </span>
      </div>
      {dueDate && <DueDate dueDate={dueDate} status={status} />}
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  );
}
