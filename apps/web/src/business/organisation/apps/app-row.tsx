import type { App } from '@kazi/contract/organisation';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './app-row.module.css';

/** An app in one line; the line leads to it. */
export function AppRow({ app }: { app: App }) {
  const { t } = useTranslation('organisation');
  const { id, name, key, kind, tasks } = app;
  const total = tasks.open + tasks.done;
  return (
    <Link to="/apps/$appId" params={{ appId: id }} className={classes.app}>
      <span className={classes.key}>{key}</span>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.kind}>{t(`apps.kinds.${kind}`)}</span>
      </span>
      <span className={classes.progress}>
        <ProgressBar
          value={tasks.done}
          max={total}
          label={t('projects.progress', { done: tasks.done, total })}
        />
      </span>
    </Link>
  );
}
