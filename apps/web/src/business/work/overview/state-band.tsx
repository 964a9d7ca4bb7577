import { Row, Text } from '@kazi/ui/layout';
import { type TaskStatus, taskStatuses } from '@kazi/contract/work';
import { Panel } from '@kazi/ui/panel';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { colourOfStatus, StatusGlyph } from '../../status.tsx';
import type { ShownTasks } from '../task-filter/filter.ts';
import classes from './state-band.module.css';
import type { useProjectOverview, useUserOverview } from './use-overview.ts';

interface StateBandProps {
  overview: ReturnType<typeof useProjectOverview> | ReturnType<typeof useUserOverview>;
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
      <Row gap={2} align="stretch" className={classes.bar} aria-hidden="true">
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
        <Row as="ul" gap={4} lineGap={2} align="stretch" wrap className={classes.states}>
          {shown.map((status) => (
            <li key={status}>
              <Link
                to="."
                search={isListed(status) ? {} : { status: [status] }}
                className={classes.state}
                aria-current={isListed(status)}
                resetScroll={false}
              >
                <StatusGlyph status={status} />
                {t(`work:status.${status}`)}
                <Text as="span" tone="text" weight={600} tabular className={classes.count}>
                  {counts[status]}
                </Text>
              </Link>
            </li>
          ))}
          {overdue > 0 && (
            <li className={classes.late}>
              <Link
                to="."
                search={filter.due ? {} : { due: 'overdue' }}
                className={classes.state}
                aria-current={filter.due === 'overdue'}
                resetScroll={false}
              >
                <IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" />
                {t('states.overdue')}
                <Text as="span" tone="text" weight={600} tabular className={classes.count}>
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
