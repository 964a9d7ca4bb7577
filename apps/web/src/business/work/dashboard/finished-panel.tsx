import type { Dashboard } from '@kazi/contract/work';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './finished-panel.module.css';

/** Tasks finished each week, as bars, and as a table for those who cannot see them. */
export function FinishedPanel({ weeks }: { weeks: Dashboard['finished'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const most = Math.max(1, ...weeks.map(({ tasks }) => tasks));
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const nameOf = (week: string) => short.format(new Date(week));
  return (
    <Panel title={t('finished.title')} description={t('finished.description')}>
      <ol className={classes.bars} aria-hidden="true">
        {weeks.map(({ week, tasks }, index) => (
          <li key={week} className={classes.week}>
            <span className={classes.value}>{tasks}</span>
            <span className={classes.bar} style={{ blockSize: `${(tasks / most) * 100}%` }} />
            <span className={classes.name}>{index % 2 === 1 ? nameOf(week) : ''}</span>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <table>
          <caption>{t('finished.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('finished.week')}</th>
              <th scope="col">{t('finished.tasks')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, tasks }) => (
              <tr key={week}>
                <th scope="row">{nameOf(week)}</th>
                <td>{tasks}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Panel>
  );
}
