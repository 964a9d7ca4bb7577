import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { CommentBox } from './comment-box.tsx';
import { CommentItem } from './comment-item.tsx';
import classes from './discussion.module.css';
import { type Topic, useComments } from './use-comments.ts';

/** What was said on a topic, and where one says more. */
export function Discussion({ topic, mayComment }: { topic: Topic; mayComment: boolean }) {
  const { t } = useTranslation(['tasks', 'common']);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useComments(topic);
  return (
    <div className={classes.discussion}>
      {isPending && <SkeletonRows rows={3} height={56} label={t('common:loading')} />}
      {error && !data && <FailedState error={error} onRetry={refetch} />}
      {data?.length === 0 && <p className={classes.nothing}>{t('comments.none')}</p>}
      {data?.map((comment) => (
        <CommentItem key={comment._id} comment={comment} topic={topic} />
      ))}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('common:more')}
        </Button>
      )}
      {mayComment && <CommentBox topic={topic} />}
    </div>
  );
}
