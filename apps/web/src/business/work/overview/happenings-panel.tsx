import { Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { HappeningList } from '../dashboard/happening-list.tsx';
import classes from './overview.module.css';

const page = 8;

type Of = { project: string } | { user: string };

/** What happened lately to a project's tasks, or what a person did, newest first. */
export function HappeningsPanel({ of }: { of: Of }) {
  const { t } = useTranslation(['overview', 'common']);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useHappenings(of);
  return (
    <Panel title={t('activity.title')}>
      {isPending ? (
        <SkeletonRows rows={4} height={40} label={t('common:loading')} />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.length === 0 ? (
        <Text tone="muted">{t('activity.none')}</Text>
      ) : (
        <HappeningList happenings={data} />
      )}
      {hasNextPage && (
        <div className={classes.foot}>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={isFetchingNextPage}
            onClick={() => fetchNextPage()}
          >
            {t('common:more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function useHappenings(of: Of) {
  const { ofProject, ofUser } = api.work.happenings;
  const id = 'project' in of ? of.project : of.user;
  return useInfiniteQuery(
    ('project' in of ? ofProject : ofUser).infiniteOptions({
      input: (cursor: string | undefined) => ({ id, limit: page, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap(({ items }) => items),
    }),
  );
}
