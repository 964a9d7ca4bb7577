import { dues, type TaskPart, taskParts } from '@kazi/contract/work';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row } from '@kazi/ui/layout';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, Switch } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconChecks from '#icons/IconChecks';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import tabs from '../app-page/app-page.module.css';
import { NoTaskMatches } from '../app-page/no-tasks-yet.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { useStatusChoices } from '../fields/use-choices.tsx';
import { Facet, FilterText } from '../task-filter/facet.tsx';
import { type ChangeFilter, narrowed } from '../task-filter/filter.ts';
import { MyTasks } from './my-tasks.tsx';
import classes from './my-work.module.css';
import { type MyWorkFilter, useMyWork } from './use-my-work.ts';

const route = getRouteApi('/_app/my-work');

/** The tasks the user has to do, has to review and has asked for, over all projects. */
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
  const selection = useSelection((data ?? []).map(({ _id }) => _id));
  const isNarrowed = Boolean(status || due || q);

  return (
    <Page title={t('mine.title')} description={t('mine.description')}>
      <PartTabs part={part} />
      <Row gap={16} lineGap={8} justify="between" wrap className={classes.tools}>
        <MyWorkFilters filter={filter} onChange={change} />
        <Switch
          size="sm"
          label={t('mine.showFinished')}
          checked={finished === true}
          onChange={(event) => change({ finished: event.currentTarget.checked || undefined })}
        />
      </Row>
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
          <MyTasks
            tasks={data}
            selection={selection}
            onOpen={(id) => change({ task: id }, { replace: false })}
          />
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

/** What stands in place of tasks where there are none. */
function NothingToDo({ part }: { part: TaskPart }) {
  const { t } = useTranslation('work');
  return (
    <EmptyState
      icon={<IconChecks size={24} stroke={1.6} />}
      title={t(`mine.empty.${part}.title`)}
      message={t(`mine.empty.${part}.message`)}
    />
  );
}

/** Which part somebody has in the tasks shown. */
function PartTabs({ part }: { part: TaskPart }) {
  const { t } = useTranslation('work');
  return (
    <nav className={tabs.tabs} aria-label={t('mine.parts')}>
      {taskParts.map((other) => (
        <Link
          key={other}
          to="/my-work"
          search={{ part: other === 'assigned' ? undefined : other }}
          className={tabs.tab}
          data-current={other === part || undefined}
          aria-current={other === part ? 'page' : undefined}
        >
          {t(`mine.part.${other}`)}
        </Link>
      ))}
    </nav>
  );
}

interface MyWorkFiltersProps {
  filter: MyWorkFilter;
  onChange: ChangeFilter;
}

function MyWorkFilters({ filter: { q, status, due }, onChange }: MyWorkFiltersProps) {
  const { t } = useTranslation('work');
  return (
    <Row as="search" gap={6} wrap shrinks aria-label={t('filter.label')}>
      <FilterText
        q={q}
        onChange={(text) => onChange({ q: text })}
        label={t('mine.search')}
        group={t('mine.title')}
      />
      <Facet
        name={t('field.status')}
        choices={useStatusChoices()}
        selected={status}
        onSelect={(change) => onChange(narrowed('status', change))}
      />
      <Facet
        name={t('field.dueDate')}
        choices={dues.map((value) => ({ value, label: t(`due.${value}`) }))}
        selected={due && [due]}
        onSelect={(change) => onChange(narrowed('due', change))}
      />
    </Row>
  );
}
