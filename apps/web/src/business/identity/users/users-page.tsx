import { EmptyState } from '@kazi/ui/empty-state';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconUsers from '#icons/IconUsers';
import { Page } from '../../../shell/page/page.tsx';
import { RecordList } from '../../../shell/page/record-list.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { type UserFilter, useUsers } from './use-users.ts';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';
import { UserTabs } from './user-tabs.tsx';

const route = getRouteApi('/_app/people/');

/** Everybody in the workspace. The filter lives in the address. The button to invite belongs to another area. */
export function UsersPage({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation('users');
  const filter = route.useSearch();
  const change = useChangeSearch<UserFilter>();
  const query = useUsers(filter);
  return (
    <Page title={t('title')} description={t('description')} actions={actions}>
      <UserTabs />
      <UserFilters filter={filter} onChange={change} />
      <RecordList
        query={query}
        filter={{
          isOn: Boolean(filter.q || filter.role || filter.status),
          title: t('nothing.title'),
          message: t('nothing.message'),
          onClear: () => change({ q: undefined, role: undefined, status: undefined }),
        }}
        empty={<EmptyState icon={<IconUsers size={24} stroke={1.6} />} title={t('empty')} />}
      >
        {(users) => <UserTable users={users} />}
      </RecordList>
    </Page>
  );
}
