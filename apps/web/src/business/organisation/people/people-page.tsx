import { EmptyState } from '@kazi/ui/empty-state';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconUsers from '#icons/IconUsers';
import { Page } from '../../../shell/page/page.tsx';
import { RecordList } from '../../../shell/page/record-list.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { InviteButton } from '../invitations/invite-button.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { PeopleTable } from './people-table.tsx';
import { PeopleTabs } from './people-tabs.tsx';
import { type PeopleFilter, usePeople } from './use-people.ts';

const route = getRouteApi('/_app/people/');

/** Everybody in the workspace. The filter lives in the address. */
export function PeoplePage() {
  const { t } = useTranslation('people');
  const filter = route.useSearch();
  const change = useChangeSearch<PeopleFilter>();
  const query = usePeople(filter);
  return (
    <Page title={t('title')} description={t('description')} actions={<InviteButton />}>
      <PeopleTabs />
      <PeopleFilters filter={filter} onChange={change} />
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
        {(people) => <PeopleTable people={people} />}
      </RecordList>
    </Page>
  );
}
