import type { Dashboard } from '@kazi/contract/work';
import { Panel } from '@kazi/ui/panel';
import { useTranslation } from 'react-i18next';
import classes from './dashboard.module.css';
import { HappeningList } from './happening-list.tsx';

/** What others and I did lately. */
export function RecentPanel({ events }: { events: Dashboard['recent'] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Panel title={t('recent.title')} flush={events.length === 0}>
      {events.length === 0 ? (
        <p className={classes.nothing}>{t('recent.none')}</p>
      ) : (
        <HappeningList happenings={events} />
      )}
    </Panel>
  );
}
