import { finishedStatuses, isFinished, type TaskStatus, taskStatuses } from '@kazi/contract/work';
import { Row, Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import { api } from '../../../api/queries.ts';
import { today } from '../../../shell/days.ts';
import { useList } from '../../../shell/list/use-list.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { colourOfStatus, StatusGlyph } from '../../status.tsx';
import { TaskLines } from '../dashboard/task-line.tsx';
import shared from '../fields/fields.module.css';
import { isFiltered, type ShownTasks } from '../task-filter/filter.ts';
import classes from './overview.module.css';
import bandClasses from './state-band.module.css';

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
    <Link to="." search={{}} className={shared.more} resetScroll={false}>
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
          <p className={shared.nothing}>{t('tasks.none')}</p>
        ) : (
          empty
        )
      ) : (
        <TaskLines tasks={data} withApp={'project' in of} withPeople={'project' in of} />
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
  return useList(api.work.tasks.across, (cursor) => ({ ...input, cursor }));
}

const shown = 5;

/** The work of a person that was accepted last; nothing where none was. */
export function AcceptedLately({ user }: { user: string }) {
  const { t } = useTranslation('overview');
  const input = { assignee: [user], status: ['done' as const], order: 'latest' as const, limit: shown };
  const { data } = useQuery(api.work.tasks.across.queryOptions({ input }));
  if (!data || data.items.length === 0) return null;
  const all = (
    <Link to="." search={{ status: ['done'] }} className={shared.more} resetScroll={false}>
      {t('tasks.all')}
    </Link>
  );
  return (
    <Panel title={t('tasks.accepted')} actions={data.nextCursor && all} flush>
      <TaskLines tasks={data.items} />
    </Panel>
  );
}

interface StateBandProps {
  overview: {
    data: Pick<BandProps, 'counts' | 'overdue'> | undefined;
    error: unknown;
    refetch: () => unknown;
  };
  /** What the page lists now. */
  filter: ShownTasks;
}

/** The tasks of a project or a person by state, once they are counted. */
export function StateBand({ overview: { data, error, refetch }, filter }: StateBandProps) {
  if (data) return <Band counts={data.counts} overdue={data.overdue} filter={filter} />;
  return error ? <FailedState error={error} onRetry={refetch} /> : <Skeleton height={132} radius="md" />;
}

interface BandProps {
  counts: Record<TaskStatus, number>;
  overdue: number;
  filter: ShownTasks;
}

/** How many tasks there are in each state, as a bar and as links that list them on this page. */
function Band({ counts, overdue, filter }: BandProps) {
  const { t } = useTranslation(['overview', 'work']);
  const { cancelled, done } = counts;
  const total = taskStatuses.reduce((sum, status) => sum + counts[status], 0) - cancelled;
  const shown = taskStatuses.filter((status) => status !== 'cancelled' || cancelled > 0);
  const isListed = (status: TaskStatus) => filter.status?.includes(status) ?? false;
  return (
    <Panel
      title={t('tasks.title')}
      actions={
        <Text as="span" tone="muted" size={13} tabular>
          {t('states.done', { done, total })}
        </Text>
      }
    >
      <Row gap={2} align="stretch" className={bandClasses.bar} aria-hidden="true">
        {shown
          .filter((status) => status !== 'cancelled' && counts[status] > 0)
          .map((status) => (
            <span
              key={status}
              data-status={status}
              style={{ flexGrow: counts[status], background: colourOfStatus(status) }}
            />
          ))}
      </Row>
      <nav aria-label={t('states.label')}>
        <Row as="ul" gap={4} lineGap={2} align="stretch" wrap className={bandClasses.states}>
          {shown.map((status) => (
            <li key={status}>
              <Link
                to="."
                search={isListed(status) ? {} : { status: [status] }}
                className={bandClasses.state}
                aria-current={isListed(status)}
                resetScroll={false}
              >
                <StatusGlyph status={status} />
                {t(`work:status.${status}`)}
                <Text as="span" tone="text" weight={600} tabular className={bandClasses.count}>
                  {counts[status]}
                </Text>
              </Link>
            </li>
          ))}
          {overdue > 0 && (
            <li className={bandClasses.late}>
              <Link
                to="."
                search={filter.due ? {} : { due: 'overdue' }}
                className={bandClasses.state}
                aria-current={filter.due === 'overdue'}
                resetScroll={false}
              >
                <IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" />
                {t('states.overdue')}
                <Text as="span" tone="text" weight={600} tabular className={bandClasses.count}>
                  {overdue}
                </Text>
              </Link>
            </li>
          )}
        </Row>
      </nav>
    </Panel>
  );
}
