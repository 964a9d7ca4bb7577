import type { TaskCard } from '@kazi/contract/work';
import { Link } from '@tanstack/react-router';
import { opens } from '../task/drawer/neighbours.ts';
import classes from './list.module.css';

interface TaskLinkProps {
  task: TaskCard;
  tabIndex?: number;
  onFocus?: () => void;
}

/** A task's title, which opens it over the list. */
export function TaskLink({ task: { _id, title }, ...reached }: TaskLinkProps) {
  return (
    <Link
      to="."
      search={(search) => ({ ...search, task: _id })}
      className={classes.title}
      dir="auto"
      draggable={false}
      data-task-link
      {...opens(_id)}
      {...reached}
    >
      {title}
    </Link>
  );
}
