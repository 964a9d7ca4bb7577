import type { Dashboard } from '@kazi/contract/work';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './dashboard.module.css';

/** How far my projects are. */
export function ProjectsPanel({ projects }: { projects: Dashboard['projects'] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Panel title={t('projects.title')}>
      <ul className={classes.projects}>
        {projects.map(({ id, name, done, total, overdue }) => (
          <li key={id} className={classes.project}>
            <Link to="/projects/$projectId" params={{ projectId: id }} className={classes.projectName}>
              {name}
            </Link>
            {overdue > 0 && (
              <span className={classes.overdue}>{t('projects.overdue', { count: overdue })}</span>
            )}
            <div className={classes.bar}>
              <ProgressBar value={done} max={total} label={t('projects.done', { done, total })} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
