import type { Project } from '@kazi/contract/organisation';
import { Avatar } from '@kazi/ui/avatar';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../status.tsx';
import { ProjectDates } from './project-dates.tsx';
import classes from './project-page.module.css';

/** How a project stands, in one line. */
export function ProjectState({ project }: { project: Project }) {
  const { t } = useTranslation(['organisation', 'common']);
  const { status, owner, tasks, startsOn, endsOn } = project;
  const total = tasks.open + tasks.done;
  return (
    <span className={classes.state}>
      <StatusBadge status={status}>{t(`common:projectStatus.${status}`)}</StatusBadge>
      <span className={classes.owner}>
        <Avatar name={owner.name} src={owner.avatar} size={20} decorative />
        {owner.name}
      </span>
      <span>
        <ProjectDates startsOn={startsOn} endsOn={endsOn} />
      </span>
      <ProgressBar
        value={tasks.done}
        max={total}
        label={t('projects.tasksDone', { done: tasks.done, total })}
      />
    </span>
  );
}
