import type { TaskCost } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { List, Row, Stack } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { RecordTable } from '@kazi/ui/record-table';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import { api } from '../../../api/queries.ts';
import { useList } from '../../../shell/list/use-list.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { useDates } from '../../../shell/use-dates.ts';
import shared from '../fields/fields.module.css';
import classes from './costs.module.css';

const firstYear = 2023;

/** What a project has cost, month by month of a year; each month opens to its people and tasks. */
export function CostsPanel({ project }: { project: string }) {
  const { t } = useTranslation(['costs', 'common']);
  const thisYear = new Date().getFullYear();
  const [year, setYear] = useState(thisYear);
  const { data, error, isPending, refetch } = useQuery(
    api.work.costs.ofProject.queryOptions({ input: { id: project, year } }),
  );
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_none, at) => String(thisYear - at));
  return (
    <Panel
      title={t('title')}
      description={t('rule')}
      actions={
        <NativeSelect
          aria-label={t('year')}
          value={String(year)}
          onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
          data={years}
        />
      }
      flush
    >
      {isPending ? (
        <SkeletonRows rows={3} height={52} label={t('common:loading')} />
      ) : !data ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.items.length === 0 ? (
        <p className={shared.nothing}>{t('empty', { year })}</p>
      ) : (
        <Months key={year} project={project} {...data} />
      )}
    </Panel>
  );
}

interface MonthsProps {
  project: string;
  currency: string;
  items: readonly { month: string; tasks: number; salaries: number; rewards: number; total: number }[];
}

function Months({ project, currency, items }: MonthsProps) {
  const { t } = useTranslation('costs');
  const { monthName } = useDates();
  const [opened, setOpened] = useState<string>();
  return (
    <RecordTable
      label={t('title')}
      columns={[
        t('month'),
        ...(['salaries', 'rewards', 'cost'] as const).map((name) => (
          <span key={name} data-end>
            {t(name)}
          </span>
        )),
      ]}
    >
      {items.map(({ month, tasks, salaries, rewards, total }) => (
        <Fragment key={month}>
          <tr>
            <th scope="row">
              <Button
                variant="subtle"
                size="compact-sm"
                className={classes.month}
                leftSection={<IconChevronDown size={16} stroke={1.8} />}
                aria-expanded={opened === month}
                onClick={() => setOpened(opened === month ? undefined : month)}
              >
                {monthName(month)}
              </Button>
              <span className={classes.tasks}>{t('tasks', { count: tasks })}</span>
            </th>
            <td data-end className={classes.part}>
              <Money amount={salaries} currency={currency} />
            </td>
            <td data-end className={classes.part}>
              <Money amount={rewards} currency={currency} />
            </td>
            <td data-end className={classes.total}>
              <Money amount={total} currency={currency} />
            </td>
          </tr>
          {opened === month && (
            <tr className={classes.opened}>
              <td colSpan={4}>
                <MonthCosts project={project} month={month} currency={currency} />
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </RecordTable>
  );
}

interface MonthCostsProps {
  project: string;
  month: string;
  currency: string;
}

/** A month of a project by person: what each of their accepted tasks has cost. */
function MonthCosts({ project, month, currency }: MonthCostsProps) {
  const { t } = useTranslation(['costs', 'common']);
  const { monthName } = useDates();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useList(
    api.work.costs.ofMonth,
    (cursor) => ({ id: project, month, cursor }),
    { keepsPrevious: false },
  );
  if (isPending) return <SkeletonRows rows={3} height={44} label={t('common:loading')} />;
  if (!data) return <FailedState error={error} onRetry={refetch} />;
  const people = [...Map.groupBy(data, ({ person }) => person.id).values()];
  return (
    <Stack as="section" gap={16} className={classes.people} aria-label={monthName(month)}>
      {people.map((costs) => (
        <PersonCosts key={costs[0]?.person.id} costs={costs} currency={currency} />
      ))}
      {hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          {t('common:more')}
        </Button>
      )}
    </Stack>
  );
}

/** A person's accepted tasks in the month, under what all of them have cost. */
function PersonCosts({ costs, currency }: { costs: readonly TaskCost[]; currency: string }) {
  const { t } = useTranslation('costs');
  const [first] = costs;
  if (!first) return null;
  const { person, all } = first;
  return (
    <div>
      <Row as="h3" gap={8} weight={600} className={classes.who}>
        <Avatar name={person.name} src={person.avatar} size={20} decorative />
        <span className={classes.name}>{person.name}</span>
        <Money amount={all.total} currency={currency} />
      </Row>
      <List className={classes.list}>
        {costs.map(({ task, estimate, salaries, rewards, total }) => (
          <li key={task.id} className={classes.task}>
            <Link to="/tasks/$taskId" params={{ taskId: task.id }} className={classes.title}>
              <bdi>{task.key}</bdi> {task.title}
            </Link>
            <span className={classes.about}>
              {estimate === null ? t('noEstimate') : t('hours', { count: estimate })} · {t('salaries')}{' '}
              <Money amount={salaries} currency={currency} /> · {t('rewards')}{' '}
              <Money amount={rewards} currency={currency} />
            </span>
            <span className={classes.amount}>
              <Money amount={total} currency={currency} />
            </span>
          </li>
        ))}
      </List>
    </div>
  );
}
