import type { Project } from '@kazi/contract/organisation';
import { Avatar } from '@kazi/ui/avatar';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { RecordTable } from '@kazi/ui/record-table';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../status.tsx';
import { ProjectDates } from './project-dates.tsx';
import classes from './projects.module.css';

/** Projects as rows; on a phone, as cards. */
export function ProjectTable({ projects }: { projects: readonly Project[] }) {
  const { t } = useTranslation('organisation');
  return (
    <RecordTable
      label={t('projects.title')}
      columns={[
        t('projects.columns.name'),
        t('projects.columns.status'),
        t('projects.columns.owner'),
        t('projects.columns.progress'),
        t('projects.columns.dates'),
      ]}
    >
      {projects.map((project) => (
        <ProjectRow key={project.id} project={project} />
      ))}
    </RecordTable>
  );
}

function ProjectRow({ project }: { project: Project }) {
  const { t } = useTranslation(['organisation', 'common']);
  const { id, name, key, owner, status, tasks } = project;
  const total = tasks.open + tasks.done;
  return (
    <tr>
      <th scope="row">
        <span className={classes.heading}>
          <Link to="/projects/$projectId" params={{ projectId: id }} data-row-link>
            {name}
          </Link>
          <span className={classes.key}>{key}</span>
        </span>
      </th>
      <td>
        <StatusBadge status={status}>{t(`common:projectStatus.${status}`)}</StatusBadge>
      </td>
      <td>
        <span className={classes.person}>
          <Avatar name={owner.name} src={owner.avatar} size={24} decorative />
          <span className={classes.owner}>{owner.name}</span>
        </span>
      </td>
      <td className={classes.progress}>
        <ProgressBar
          value={tasks.done}
          max={total}
          label={t('projects.progress', { done: tasks.done, total })}
        />
      </td>
      <td className={classes.dates}>
        <ProjectDates startsOn={project.startsOn} endsOn={project.endsOn} />
      </td>
    </tr>
  );
}
