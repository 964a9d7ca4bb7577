import type { Task } from '@kazi/contract/work';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import classes from './task-path.module.css';

/** Where a task lives, and its number. */
export function TaskPath({ task: { appInfo, number } }: { task: Task }) {
  const { t } = useTranslation('task');
  const { id, name, project } = appInfo;
  return (
    <nav className={classes.path} aria-label={t('path')}>
      {project && <Link to={links.project(project.id)}>{project.name}</Link>}
      <Link to={links.app(id)}>{name}</Link>
      <span className={classes.number}>
        <bdi>{number}</bdi>
      </span>
    </nav>
  );
}
