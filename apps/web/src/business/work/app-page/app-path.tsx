import type { App } from '@kazi/contract/organisation';
import { Row } from '@kazi/ui/layout';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import classes from './app-page.module.css';

interface Step {
  to: string;
  name: string;
}

interface AppPathProps {
  /** Undefined while it is on its way. */
  app: App | undefined;
  /** What stands between the app's place and the page. */
  further?: readonly Step[];
}

/** Where a page of an app is: in the app's project, or among the apps that live in none. */
export function AppPath({ app, further = [] }: AppPathProps) {
  const { t } = useTranslation('work');
  const place = !app
    ? []
    : app.project
      ? [
          { to: '/projects', name: t('app.projects') },
          { to: links.project(app.project.id), name: app.project.name },
        ]
      : [{ to: '/apps', name: t('app.apps') }];
  return (
    <nav aria-label={t('app.path')}>
      <Row as="ol" gap={6} lineGap={0} align="stretch" wrap className={classes.path}>
        {[...place, ...further].map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}
