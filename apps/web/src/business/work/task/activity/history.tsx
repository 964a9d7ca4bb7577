import { Avatar } from '@kazi/ui/avatar';
import { RelativeTime } from '@kazi/ui/relative-time';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../api/queries.ts';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import { ChangeLine } from './change-line.tsx';
import classes from './timeline.module.css';

const page = 50;

/** What happened to a task, newest first. */
export function History({ task, app }: { task: string; app: string }) {
  const { t } = useTranslation('common');
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useActivity(task);
  if (isPending) return <SkeletonRows rows={4} height={40} label={t('loading')} />;
  if (!data) return <FailedState error={error} onRetry={refetch} />;
  return (
    <>
      <ol className={classes.happenings}>
        {data.map((happening) => (
          <HappeningLine key={happening.id} happening={happening} app={app} />
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function HappeningLine({ happening, app }: { happening: Happening; app: string }) {
  const { t } = useTranslation('tasks');
  const { actor, verb, at, changes, reason } = happening;
  const name = actor?.name ?? t('activity.somebody');
  const lines = Object.entries(changes);
  return (
    <li className={classes.happening}>
      <Avatar name={name} src={actor?.avatar ?? null} size={24} decorative />
      <div className={classes.words}>
        <strong>{name}</strong> {t(`activity.verb.${verb}`)}
        {lines.length > 0 && (
          <ul className={classes.changes}>
            {lines.map(([field, { before, after }]) => (
              <ChangeLine key={field} field={field} before={before} after={after} app={app} />
            ))}
          </ul>
        )}
        {reason && <p className={classes.reason}>{reason}</p>}
      </div>
      <span className={classes.when}>
        <RelativeTime at={at} />
      </span>
    </li>
  );
}

/** What happened to a task, newest first. */
function useActivity(task: string) {
  return useInfiniteQuery(
    api.work.tasks.activity.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: task, cursor, limit: page }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap(({ items }) => items),
    }),
  );
}

type Happening = NonNullable<ReturnType<typeof useActivity>['data']>[number];
