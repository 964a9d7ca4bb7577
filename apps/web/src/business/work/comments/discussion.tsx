import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { usePeople } from '../fields/use-choices.tsx';
import { saysNothing } from '../rich-text/plain-text.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { CommentItem } from './comment-item.tsx';
import classes from './discussion.module.css';
import { type Topic, useCommentChanges, useComments, useDraft } from './use-comments.ts';

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

/** The field for a comment. What was typed stays until it is sent. */
function CommentBox({ topic }: { topic: Topic }) {
  const { t } = useTranslation('tasks');
  const [draft, setDraft] = useDraft('task' in topic ? topic.task : topic.flow);
  const { say, isSaying } = useCommentChanges(topic);
  /** Each comment is written in an editor of its own, which begins with the focus unless that went elsewhere meanwhile. */
  const [next, setNext] = useState({ number: 0, autoFocus: false });
  const box = useRef<HTMLDivElement>(null);
  const people = usePeople();
  const nothing = saysNothing(draft);

  async function send() {
    if (nothing || isSaying) return;
    const hasLeft = watchFocus(box.current);
    // What failed has been told, and the draft is still there.
    const said = await say(draft);
    const isHere = !hasLeft();
    if (!said) return;
    setDraft('');
    setNext({ number: next.number + 1, autoFocus: isHere });
  }

  return (
    <div ref={box} data-field="comment">
      <RichTextField
        key={next.number}
        autoFocus={next.autoFocus}
        busy={isSaying}
        label={t('comments.write')}
        placeholder={t('comments.placeholder')}
        value={draft}
        onChange={setDraft}
        onSubmit={send}
        people={people}
        actions={
          <Button size="xs" disabled={nothing} loading={isSaying} onClick={send}>
            {t('comments.send')}
          </Button>
        }
      />
    </div>
  );
}

/** Watches the focus until the returned function is called, which says whether it went to something outside of the box meanwhile. */
function watchFocus(box: Element | null): () => boolean {
  let hasLeft = false;
  const note = ({ target }: FocusEvent) => {
    hasLeft ||= target instanceof Node && !box?.contains(target);
  };
  document.addEventListener('focusin', note);
  return () => {
    document.removeEventListener('focusin', note);
    return hasLeft;
  };
}
