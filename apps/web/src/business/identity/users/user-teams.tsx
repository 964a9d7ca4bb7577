import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { Can } from '../../../session/ability.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import classes from './user-page.module.css';

/** The teams somebody is in, of the projects that the viewer sees. */
export function UserTeams({ user }: { user: string }) {
  return (
    <Can do="read" on="Team">
      <Teams user={user} />
    </Can>
  );
}

function Teams({ user }: { user: string }) {
  const { t } = useTranslation(['users', 'common']);
  const { data, error, isPending, refetch } = useQuery(
    api.organisation.teams.list.queryOptions({ input: {}, meta: { quiet: true } }),
  );
  const teams = data?.items.filter(({ members }) => members.some(({ id }) => id === user)) ?? [];
  return (
    <Panel title={t('teams.title')} description={t('teams.description')} flush>
      {isPending ? (
        <SkeletonRows rows={2} label={t('common:loading')} />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : teams.length === 0 ? (
        <EmptyState title={t('teams.none')} message={t('teams.noneWhy')} />
      ) : (
        teams.map(({ id, name, project }) => (
          <div key={id} className={classes.team}>
            <Link to="/projects/$projectId" params={{ projectId: project.id }} className={classes.project}>
              {project.name}
            </Link>
            <span className={classes.teamName}>{name}</span>
          </div>
        ))
      )}
    </Panel>
  );
}
