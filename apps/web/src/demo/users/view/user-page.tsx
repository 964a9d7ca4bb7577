import { allUsers, getUser } from '@kazi/simulation/users';
import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconUserOff from '#icons/IconUserOff';
import { LinkButton } from '../../../shell/link-button.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { answerOf } from '../../calls/use-answer.ts';
import { links } from '../../routing/links.ts';
import { UserOverview } from './user-overview.tsx';
import type { ViewSearch } from './view-search.ts';

interface UserPageProps {
  /** The user's id as the address has it; the first user where it has none. */
  id: string | undefined;
  search: ViewSearch;
}

/** Somebody with an account: who they are, and all that belongs to the account. */
export function UserPage({ id, search }: UserPageProps) {
  const { t } = useTranslation('demo/users');
  const first = useQuery({ ...answerOf(allUsers, {}), enabled: id === undefined });
  const wanted = id === undefined ? first.data?.[0]?.id : Number(id);
  const { data, error, refetch } = useQuery({
    ...answerOf(getUser, { id: wanted ?? 0 }),
    enabled: wanted !== undefined,
  });
  if (data?.user) return <UserOverview key={data.user.id} user={data.user} search={search} />;
  return (
    <Page title={t('facts.user')} above={<Link to={links.users}>{t('list.title')}</Link>}>
      {error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data ? (
        <EmptyState
          icon={<IconUserOff size={24} stroke={1.6} />}
          title={t('view.none', { id })}
          message={t('view.noneWhy')}
          action={
            <LinkButton to={links.users} variant="default">
              {t('view.seeAll')}
            </LinkButton>
          }
        />
      ) : (
        <Panel flush>
          <SkeletonRows rows={8} label={t('view.loading')} />
        </Panel>
      )}
    </Page>
  );
}
