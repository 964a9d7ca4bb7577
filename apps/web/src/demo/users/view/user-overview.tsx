import { getAccount, type User } from '@kazi/simulation/users';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { answerOf } from '../../calls/use-answer.ts';
import { links } from '../../routing/links.ts';
import { DeleteUser } from '../delete-user.tsx';
import { EditUser } from '../edit-user.tsx';
import { useSuspend } from '../users.ts';
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

/** Edits, suspends and deletes a user on their page. */
function UserActions({ user }: { user: User }) {
  const [asked, setAsked] = useState<'edit' | 'delete'>();
  const router = useRouter();
  const suspend = useSuspend(user);
  const close = () => setAsked(undefined);
  return (
    <>
      <Tooltip label="Delete account">
        <ActionIcon
          variant="default"
          size={36}
          aria-label={`Delete the account of ${user.fullName}`}
          onClick={() => setAsked('delete')}
        >
          <IconTrash size={16} stroke={1.8} />
        </ActionIcon>
      </Tooltip>
      <Button variant="default" loading={suspend.isPending} onClick={suspend.toggle}>
        {suspend.isSuspended ? 'Reinstate' : 'Suspend'}
      </Button>
      <Button leftSection={<IconPencil size={16} stroke={1.8} />} onClick={() => setAsked('edit')}>
        Edit
      </Button>
      <Suspense>{asked === 'edit' && <EditUser user={user} onClose={close} />}</Suspense>
      {asked === 'delete' && (
        <DeleteUser user={user} onClose={close} onDeleted={() => router.navigate({ to: links.users })} />
      )}
    </>
  );
}
