import type { App } from '@kazi/contract/organisation';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { PeopleStack } from '../fields/people-stack.tsx';
import classes from './app-page.module.css';

/** The key of an app, how far its tasks are, and who is in its teams. */
export function AppState({ app }: { app: App }) {
  const { t } = useTranslation('work');
  const { open, done } = app.tasks;
  return (
    <span className={classes.state}>
      <span className={classes.key}>{app.key}</span>
      <ProgressBar value={done} max={open + done} label={t('app.progress', { done, total: open + done })} />
      {app.project && <TeamPeople project={app.project.id} />}
    </span>
  );
}

function TeamPeople({ project }: { project: string }) {
  const { t } = useTranslation('work');
  const { data } = useQuery(
    api.organisation.teams.list.queryOptions({ input: { project }, meta: { quiet: true } }),
  );
  const members = new Map(data?.items.flatMap((team) => team.members).map((person) => [person.id, person]));
  if (members.size === 0) return null;
  return (
    <span className={classes.people}>
      <VisuallyHidden>{t('app.people', { count: members.size })}</VisuallyHidden>
      <PeopleStack people={[...members.values()]} max={6} />
    </span>
  );
}
