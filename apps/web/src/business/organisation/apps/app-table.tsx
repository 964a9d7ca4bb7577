import type { App } from '@kazi/contract/organisation';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { RecordTable } from '@kazi/ui/record-table';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from '../projects/projects.module.css';

/** Apps as rows; on a phone, as cards. */
export function AppTable({ apps }: { apps: readonly App[] }) {
  const { t } = useTranslation('organisation');
  return (
    <RecordTable
      label={t('apps.title')}
      columns={[
        t('projects.columns.name'),
        t('apps.belongsTo'),
        t('apps.kind'),
        t('projects.columns.progress'),
      ]}
    >
      {apps.map((app) => (
        <AppTableRow key={app.id} app={app} />
      ))}
    </RecordTable>
  );
}

function AppTableRow({ app }: { app: App }) {
  const { t } = useTranslation('organisation');
  const { id, name, key, kind, project, profile, tasks } = app;
  const total = tasks.open + tasks.done;
  return (
    <tr>
      <th scope="row">
        <Link to="/apps/$appId" params={{ appId: id }} data-row-link>
          {name}
        </Link>
        <span className={classes.key}>{key}</span>
      </th>
      <td>{project?.name ?? profile.name}</td>
      <td>{t(`apps.kinds.${kind}`)}</td>
      <td className={classes.progress}>
        <ProgressBar
          value={tasks.done}
          max={total}
          label={t('projects.progress', { done: tasks.done, total })}
        />
      </td>
    </tr>
  );
}
