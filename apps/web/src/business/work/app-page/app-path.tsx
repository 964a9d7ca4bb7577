import type { App } from '@kazi/contract/organisation';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import classes from './app-page.module.css';

/** Where an app lives: its project, or the apps that live in none. */
export function AppPath({ app }: { app: App }) {
  const { t } = useTranslation('work');
  const trail = app.project
    ? [
        { to: '/projects', name: t('app.projects') },
        { to: links.project(app.project.id), name: app.project.name },
      ]
    : [{ to: '/apps', name: t('app.apps') }];
  return (
    <nav aria-label={t('app.path')}>
      <ol className={classes.path}>
        {trail.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
