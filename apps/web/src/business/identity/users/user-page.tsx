import { Avatar } from '@kazi/ui/avatar';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { StatusBadge } from '@kazi/ui/status-badge';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useRoleName } from './role-names.ts';
import { UserActions } from './user-actions.tsx';
import { UserFacts } from './user-facts.tsx';
import classes from './user-page.module.css';
import { UserTeams } from './user-teams.tsx';

const route = getRouteApi('/_app/people/$userId');

/** A person of the workspace, as far as the viewer may know them. */
export function UserPage() {
  const { t } = useTranslation(['users', 'common']);
  const { userId } = route.useParams();
  const nameOf = useRoleName();
  const {
    data: user,
    error,
    isPending,
    refetch,
  } = useQuery(api.identity.users.get.queryOptions({ input: { id: userId }, meta: { quiet: true } }));
  if (isPending) return <SkeletonRows rows={6} label={t('common:loading')} />;
  if (!user) return <FailedState error={error} onRetry={refetch} />;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Page
      title={name}
      width="narrow"
      above={<Link to="/people">{t('title')}</Link>}
      description={
        <span className={classes.state}>
          {nameOf(user.role)}
          <StatusBadge status={user.status}>{t(`status.${user.status}`)}</StatusBadge>
        </span>
      }
      actions={<UserActions user={user} />}
    >
      <Panel>
        <div className={classes.person}>
          <Avatar name={name} src={user.avatar} size={72} decorative />
          <UserFacts user={user} />
        </div>
      </Panel>
      <UserTeams user={user.id} />
    </Page>
  );
}
