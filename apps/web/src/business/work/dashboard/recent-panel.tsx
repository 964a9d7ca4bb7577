import type { Dashboard } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { Panel } from '@kazi/ui/panel';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './recent-panel.module.css';

const verbs = [
  'created',
  'submitted',
  'accepted',
  'rejected',
  'reopened',
  'cancelled',
  'moved',
  'commented',
  'deleted',
] as const;

/** What others and I did lately. */
export function RecentPanel({ events }: { events: Dashboard['recent'] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Panel title={t('recent.title')}>
      {events.length === 0 && <p className={classes.nothing}>{t('recent.none')}</p>}
      <ul className={classes.events}>
        {events.map(({ id, actor, verb, task, number, title, at }) => (
          <li key={id} className={classes.event}>
            <Avatar name={actor?.name ?? '?'} src={actor?.avatar ?? null} size={28} decorative />
            <div className={classes.words}>
              <span>
                <strong>{actor?.name ?? t('recent.somebody')}</strong>{' '}
                {t(`recent.${verbs.find((known) => known === verb) ?? 'changed'}`)}
              </span>
              <Link to="/tasks/$taskId" params={{ taskId: task }} className={classes.task}>
                <bdi>{number}</bdi> {title}
              </Link>
            </div>
            <span className={classes.when}>
              <RelativeTime at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
