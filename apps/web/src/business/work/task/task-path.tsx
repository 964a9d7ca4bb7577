import type { Task } from '@kazi/contract/work';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import classes from './task-path.module.css';

/** Where a task lives, and its number. */
export function TaskPath({ task: { appInfo, number } }: { task: Task }) {
  const { t } = useTranslation('tasks');
  const { id, name, project } = appInfo;
  return (
    <nav className={classes.path} aria-label={t('path')}>
      {project && (
        <>
          <Link to={links.project(project.id)} dir="auto">
            {project.name}
          </Link>
          <span aria-hidden="true">/</span>
        </>
      )}
      <Link to={links.app(id)} dir="auto">
        {name}
      </Link>
      <span aria-hidden="true">/</span>
      <bdi className={classes.number}>{number}</bdi>
    </nav>
  );
}
