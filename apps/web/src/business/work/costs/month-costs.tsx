import type { TaskCost } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { Money } from '@kazi/ui/money';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { useDates } from '../../../shell/use-dates.ts';
import classes from './costs.module.css';

interface MonthCostsProps {
  project: string;
  month: string;
  currency: string;
}

/** A month of a project by person: what each of their accepted tasks has cost. */
export function MonthCosts({ project, month, currency }: MonthCostsProps) {
  const { t } = useTranslation(['costs', 'common']);
  const { monthName } = useDates();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(
      api.work.costs.ofMonth.infiniteOptions({
        input: (cursor: string | undefined) => ({ id: project, month, cursor }),
        initialPageParam: undefined,
        getNextPageParam: (page) => page.nextCursor ?? undefined,
        select: (pages) => pages.pages.flatMap((page) => page.items),
      }),
    );
  if (isPending) return <SkeletonRows rows={3} height={44} label={t('common:loading')} />;
  if (!data) return <FailedState error={error} onRetry={refetch} />;
  const people = [...Map.groupBy(data, ({ person }) => person.id).values()];
  return (
    <section className={classes.people} aria-label={monthName(month)}>
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
    </section>
  );
}

/** A person's accepted tasks in the month, under what all of them have cost. */
function PersonCosts({ costs, currency }: { costs: readonly TaskCost[]; currency: string }) {
  const { t } = useTranslation('costs');
  const [first] = costs;
  if (!first) return null;
  const { person, all } = first;
  return (
    <div className={classes.person}>
      <h3 className={classes.who}>
        <Avatar name={person.name} src={person.avatar} size={20} decorative />
        <span className={classes.name}>{person.name}</span>
        <Money amount={all.total} currency={currency} />
      </h3>
      <ul className={classes.list}>
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
      </ul>
    </div>
  );
}
