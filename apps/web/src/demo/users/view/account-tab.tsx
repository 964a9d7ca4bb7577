import type { Account, UserProject } from '@kazi/simulation/users';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { RecordTable } from '@kazi/ui/record-table';
import { RelativeTime } from '@kazi/ui/relative-time';
import { useTranslation } from 'react-i18next';
import classes from './tabs.module.css';

/** What somebody works on, and what they did last. */
export function AccountTab({ account }: { account: Account }) {
  const { t } = useTranslation('demo/users');
  return (
    <>
      <Panel title={t('account.projects')} flush>
        <RecordTable
          label={t('account.projects')}
          columns={[
            t('account.project'),
            t('account.tasks'),
            <span key="hours" data-end>
              {t('account.hours')}
            </span>,
          ]}
        >
          {account.projects.map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </RecordTable>
      </Panel>
      <Panel title={t('account.lately')} flush>
        <ol className={classes.activity}>
          {account.activity.map(({ id, kind, detail, at }) => (
            <li key={id}>
              <span className={classes.what}>
                {t(`account.activity.${kind}`)}
                <small>
                  <bdi>{detail}</bdi>
                </small>
              </span>
              <span className={classes.when}>
                <RelativeTime at={at} />
              </span>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}

function ProjectRow({ project: { name, client, tasks, hours } }: { project: UserProject }) {
  const { t } = useTranslation('demo/users');
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale);
  const hoursFormat = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'narrow' });
  return (
    <tr>
      <th scope="row">
        <span className={classes.what}>
          <bdi>{name}</bdi>
          <small>
            <bdi>{client}</bdi>
          </small>
        </span>
      </th>
      <td className={classes.progress}>
        <ProgressBar
          value={tasks.used}
          max={tasks.limit}
          label={t('account.used', { used: format.format(tasks.used), limit: format.format(tasks.limit) })}
        />
      </td>
      <td data-end className={classes.hours}>
        {hoursFormat.format(hours)}
      </td>
    </tr>
  );
}
