import { getAccount, type User } from '@kazi/simulation/users';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { answerOf } from '../../calls/use-answer.ts';
import { links } from '../../routing/links.ts';
import { UserActions } from './user-actions.tsx';
import { UserCard } from './user-card.tsx';
import classes from './user-overview.module.css';
import { UserTabs } from './user-tabs.tsx';
import type { ViewSearch } from './view-search.ts';

interface UserOverviewProps {
  user: User;
  search: ViewSearch;
}

/** A user's page: who they are at the side, the tabs of the account beside it. */
export function UserOverview({ user, search }: UserOverviewProps) {
  const { data, error, isPending, refetch } = useQuery(answerOf(getAccount, { id: user.id }));
  return (
    <Page
      title={user.fullName}
      above={<Link to={links.users}>Users</Link>}
      actions={<UserActions user={user} />}
    >
      <div className={classes.overview}>
        <UserCard user={user} account={data?.account ?? undefined} />
        <div className={classes.tabs}>
          {data?.account ? (
            <UserTabs user={user} account={data.account} search={search} />
          ) : isPending ? (
            <Panel flush>
              <SkeletonRows rows={8} label="Loading the account" />
            </Panel>
          ) : (
            <FailedState error={error} onRetry={refetch} />
          )}
        </div>
      </div>
    </Page>
  );
}
