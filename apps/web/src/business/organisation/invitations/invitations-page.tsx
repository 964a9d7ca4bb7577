import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconMail from '#icons/IconMail';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { UserTabs } from '../../identity/index.ts';
import { InvitationTable } from './invitation-table.tsx';
import { InviteButton } from './invite-button.tsx';

/** The people who were invited, and what became of it. */
export function InvitationsPage() {
  const { t } = useTranslation(['users', 'common']);
  const { data, error, isPending, refetch } = useQuery(api.organisation.invitations.list.queryOptions());
  return (
    <Page title={t('title')} description={t('description')} actions={<InviteButton />}>
      <UserTabs />
      {isPending ? (
        <Panel flush>
          <SkeletonRows rows={6} height={56} label={t('common:loading')} />
        </Panel>
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.items.length === 0 ? (
        <EmptyState
          icon={<IconMail size={24} stroke={1.6} />}
          title={t('invitations.empty.title')}
          message={t('invitations.empty.message')}
          action={<InviteButton />}
        />
      ) : (
        <Panel flush>
          <InvitationTable invitations={data.items} />
        </Panel>
      )}
    </Page>
  );
}
