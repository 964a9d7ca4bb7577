import { EmptyState } from '@kazi/ui/empty-state';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconHistory from '#icons/IconHistory';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { DownloadButton } from '../../../shell/download-button.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { RecordList } from '../../../shell/page/record-list.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditState } from './audit-state.tsx';
import { AuditTable } from './audit-table.tsx';
import type { AuditSearch } from './filter.ts';

const route = getRouteApi('/_app/workspace/audit');

/** What people did or were refused, newest first, for the owners. The filter lives in the address. */
export function AuditPage() {
  const { t } = useTranslation('audit');
  const filter = route.useSearch();
  const change = useChangeSearch<AuditSearch>();
  const query = useInfiniteQuery(
    api.activity.audit.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filter, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <DownloadButton file={() => client.activity.audit.export(filter)}>{t('export')}</DownloadButton>
      }
    >
      <AuditState />
      <AuditFilters filter={filter} actorName={query.data?.[0]?.actorName} onChange={change} />
      <RecordList
        query={query}
        rowHeight={64}
        filter={{
          isOn: Object.values(filter).some(Boolean),
          title: t('nothing.title'),
          message: t('nothing.message'),
          onClear: () =>
            change({ kind: undefined, actor: undefined, from: undefined, to: undefined, q: undefined }),
        }}
        empty={<EmptyState icon={<IconHistory size={24} stroke={1.6} />} title={t('empty')} />}
      >
        {(entries) => <AuditTable entries={entries} onActor={(actor) => change({ actor })} />}
      </RecordList>
    </Page>
  );
}
