import type { Flow } from '@kazi/contract/work';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import pathClasses from '../app-page/app-page.module.css';
import { useApp } from '../app-page/use-app.ts';

/** Where a flow lives: its project, its app, the app's flows. */
export function FlowPath({ flow }: { flow: Flow }) {
  const { t } = useTranslation('flows');
  const { data: app } = useApp(flow.app);
  const trail = [
    ...(app?.project ? [{ to: links.project(app.project.id), name: app.project.name }] : []),
    ...(app ? [{ to: links.app(app.id), name: app.name }] : []),
    { to: `${links.app(flow.app)}/flows`, name: t('title') },
  ];
  return (
    <nav aria-label={t('path')}>
      <ol className={pathClasses.path}>
        {trail.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
