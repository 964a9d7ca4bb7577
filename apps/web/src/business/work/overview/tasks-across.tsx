import { List } from '@kazi/ui/layout';
import { finishedStatuses, isFinished, taskStatuses } from '@kazi/contract/work';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { today } from '../../../shell/days.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { TaskLine } from '../dashboard/task-line.tsx';
import { isFiltered, type ShownTasks } from '../task-filter/filter.ts';
import classes from './overview.module.css';

interface TasksAcrossProps {
  /** The project whose tasks they are, or the person they are assigned to. */
  of: { project: string } | { assignee: string };
  /** What the address asks for. Without it a project lists what needs attention, a person what is open. */
  filter: ShownTasks;
  /** The name of the person whom the filter names. */
  assigneeName?: string | undefined;
  /** What stands there where nothing is asked for and there is nothing. */
  empty: ReactNode;
}

/** Tasks of a project or a person over all apps, as the address asks for them. */
export function TasksAcross({ of, filter, assigneeName, empty }: TasksAcrossProps) {
  const { t } = useTranslation(['overview', 'work', 'common']);
  const isAsked = isFiltered(filter);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTasks(
    of,
    filter,
  );
  const [status] = filter.status ?? [];
  const title = status
    ? t(`work:status.${status}`)
    : filter.due
      ? t('states.overdue')
      : assigneeName
        ? t('tasks.of', { name: assigneeName })
        : t('project' in of ? 'tasks.attention' : 'tasks.open');
  const clear = isAsked && (
    <Link to="." search={{}} className={classes.more} resetScroll={false}>
      {t('tasks.clear')}
    </Link>
  );
  return (
    <Panel title={title} actions={clear} flush>
      {isPending ? (
        <SkeletonRows rows={4} label={t('common:loading')} />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.length === 0 ? (
        isAsked ? (
          <p className={classes.nothing}>{t('tasks.none')}</p>
        ) : (
          empty
        )
      ) : (
        <List>
          {data.map((task) => (
            <TaskLine
              key={task._id}
              task={task}
              place={'project' in of ? task.appInfo.name : undefined}
              withPeople={'project' in of}
            />
          ))}
        </List>
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

const page = 8;
const openStatuses = taskStatuses.filter((status) => !isFinished(status));

function useTasks(of: TasksAcrossProps['of'], { status, due, assignee }: ShownTasks) {
  const isAsked = status || due || assignee;
  const isOfProject = 'project' in of;
  const input = {
    ...(isOfProject ? { project: of.project, assignee } : { assignee: [of.assignee] }),
    status: status ?? (due || (isOfProject && !assignee) ? undefined : openStatuses),
    due,
    attention: isOfProject && !isAsked ? 'true' : undefined,
    order: status?.every((one) => finishedStatuses.some((finished) => finished === one))
      ? ('latest' as const)
      : ('pressing' as const),
    today: today(),
    limit: page,
  };
  return useInfiniteQuery(
    api.work.tasks.across.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...input, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap(({ items }) => items),
      placeholderData: keepPreviousData,
    }),
  );
}
