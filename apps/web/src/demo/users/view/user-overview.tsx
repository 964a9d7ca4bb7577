import { getAccount, type User } from '@kazi/simulation/users';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('demo/users');
  const { data, error, isPending, refetch } = useQuery(answerOf(getAccount, { id: user.id }));
  return (
    <Page
      title={user.fullName}
      above={<Link to={links.users}>{t('list.title')}</Link>}
      actions={<UserActions user={user} />}
    >
      <div className={classes.overview}>
        <UserCard user={user} account={data?.account ?? undefined} />
        <div className={classes.tabs}>
          {data?.account ? (
            <UserTabs user={user} account={data.account} search={search} />
          ) : isPending ? (
            <Panel flush>
              <SkeletonRows rows={8} label={t('view.loadingAccount')} />
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
  const { t } = useTranslation('demo/users');
  const [asked, setAsked] = useState<'edit' | 'delete'>();
  const router = useRouter();
  const suspend = useSuspend(user);
  const close = () => setAsked(undefined);
  return (
    <>
      <Tooltip label={t('delete.label')}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('delete.named', { name: user.fullName })}
          onClick={() => setAsked('delete')}
        >
          <IconTrash size={16} stroke={1.8} />
        </ActionIcon>
      </Tooltip>
      <Button variant="default" loading={suspend.isPending} onClick={suspend.toggle}>
        {t(suspend.isSuspended ? 'actions.reinstate' : 'actions.suspend')}
      </Button>
      <Button leftSection={<IconPencil size={16} stroke={1.8} />} onClick={() => setAsked('edit')}>
        {t('actions.edit')}
      </Button>
      <Suspense>{asked === 'edit' && <EditUser user={user} onClose={close} />}</Suspense>
      {asked === 'delete' && (
        <DeleteUser user={user} onClose={close} onDeleted={() => router.navigate({ to: links.users })} />
      )}
    </>
  );
}
