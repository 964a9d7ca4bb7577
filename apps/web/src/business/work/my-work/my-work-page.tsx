import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, Switch } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { NoTaskMatches } from '../task-filter/no-task-matches.tsx';
import type { MyWorkFilter } from './filter.ts';
import { MyTasks } from './my-tasks.tsx';
import classes from './my-work.module.css';
import { MyWorkFilters } from './my-work-filters.tsx';
import { NothingToDo } from './nothing-to-do.tsx';
import { PartTabs } from './part-tabs.tsx';
import { useMyWork } from './use-my-work.ts';

const route = getRouteApi('/_app/my-work');

/** What somebody has to do, has to review and has asked for, whatever project it belongs to. */
export function MyWorkPage() {
  const { t } = useTranslation(['work', 'common']);
  const { task: _, ...filter } = route.useSearch();
  const {
    data,
    error,
    isPending,
    isPlaceholderData,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useMyWork(filter);
  const { part = 'assigned', status, due, q, finished } = filter;
  const change = useChangeSearch<MyWorkFilter & { task?: string | undefined }>();
  const isNarrowed = Boolean(status || due || q);

  return (
    <Page title={t('mine.title')} description={t('mine.description')}>
      <PartTabs part={part} />
      <div className={classes.tools}>
        <MyWorkFilters filter={filter} onChange={change} />
        <Switch
          size="sm"
          label={t('mine.showFinished')}
          checked={finished === true}
          onChange={(event) => change({ finished: event.currentTarget.checked || undefined })}
        />
      </div>
      {isPending && (
        <div className={classes.panel}>
          <SkeletonRows rows={8} height={52} label={t('common:loading')} />
        </div>
      )}
      {!isPending && !data && <FailedState error={error} onRetry={refetch} />}
      {data?.length === 0 &&
        (isNarrowed ? (
          <NoTaskMatches onClear={() => change({ status: undefined, due: undefined, q: undefined })} />
        ) : (
          <NothingToDo part={part} />
        ))}
      {data && data.length > 0 && (
        <div data-stale={isPlaceholderData || undefined} className={classes.tasks}>
          <MyTasks tasks={data} onOpen={(id) => change({ task: id }, { replace: false })} />
          {hasNextPage && (
            <Button
              className={classes.more}
              variant="default"
              loading={isFetchingNextPage}
              onClick={() => fetchNextPage()}
            >
              {t('common:more')}
            </Button>
          )}
        </div>
      )}
    </Page>
  );
}
