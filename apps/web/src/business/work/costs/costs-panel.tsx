import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { RecordTable } from '@kazi/ui/record-table';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { useDates } from '../../../shell/use-dates.ts';
import classes from './costs.module.css';
import { MonthCosts } from './month-costs.tsx';

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
        <p className={classes.nothing}>{t('empty', { year })}</p>
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
