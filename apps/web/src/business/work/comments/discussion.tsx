import type { Comment } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { RelativeTime } from '@kazi/ui/relative-time';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { ActionIcon, Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { readDraft } from '../../../session/drafts.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { useTextDraft } from '../../../shell/form/use-text-draft.ts';
import { useList } from '../../../shell/list/use-list.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { clashesOf } from '../../../shell/record/merge.ts';
import { type Kind, useRecord } from '../../../shell/record/use-record.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
import { fetchTask } from '../change/use-live-tasks.ts';
import { usePeople } from '../fields/use-choices.tsx';
import { isUploading } from '../rich-text/files.ts';
import { mentionsIn, saysNothing } from '../rich-text/plain-text.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { type CommentPatch, pendingComments } from './comment-cache.ts';
import commentsClasses from './comments.module.css';
import { Reactions } from './reactions.tsx';

/** What was said on a topic, and where one says more. */
export function Discussion({ topic, mayComment }: { topic: Topic; mayComment: boolean }) {
  const { t } = useTranslation(['tasks', 'common']);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useComments(topic);
  return (
    <Stack gap={16}>
      {isPending && <SkeletonRows rows={3} height={56} label={t('common:loading')} />}
      {error && !data && <FailedState error={error} onRetry={refetch} />}
      {data?.length === 0 && <Text tone="muted">{t('comments.none')}</Text>}
      {data?.map((comment) => (
        <CommentItem key={comment._id} comment={comment} topic={topic} />
      ))}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('common:more')}
        </Button>
      )}
      {mayComment && <CommentBox topic={topic} />}
    </Stack>
  );
}

/** The field for a comment. What was typed stays until it is sent. */
function CommentBox({ topic }: { topic: Topic }) {
  const { t } = useTranslation('tasks');
  const [draft, setDraft] = useTextDraft(`comment.${'task' in topic ? topic.task : topic.flow}`);
  const { say, isSaying } = useCommentChanges(topic);
  /** Each comment is written in an editor of its own, which begins with the focus unless that went elsewhere meanwhile. */
  const [next, setNext] = useState({ number: 0, autoFocus: false });
  const box = useRef<HTMLDivElement>(null);
  const people = usePeople();
  const nothing = saysNothing(draft) || isUploading(draft);

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
    <div ref={box} data-field="comment" data-keeps-focus>
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

/** Something somebody said; its author can reword it. */
function CommentItem({ comment, topic }: { comment: Comment; topic: Topic }) {
  const { t } = useTranslation('tasks');
  const [doing, setDoing] = useState<'editing' | 'deleting' | undefined>(
    readDraft(`comment-edit.${comment._id}`) && 'editing',
  );
  const { author, body, createdAt, editedAt, may } = comment;
  return (
    <article className={commentsClasses.comment} aria-label={t('comments.by', { name: author.name })}>
      <Avatar name={author.name} src={author.avatar} size={28} decorative />
      <Text as="div" grow>
        <Row as="header" gap={8} className={commentsClasses.head}>
          <Text as="span" weight={600}>
            {author.name}
          </Text>
          <Text as="span" tone="muted" size={12}>
            <RelativeTime at={createdAt} />
            {editedAt && ` · ${t('comments.edited')}`}
          </Text>
          <span className={commentsClasses.tools}>
            {may.update && (
              <ActionIcon
                size={24}
                variant="subtle"
                color="gray"
                aria-label={t('comments.edit')}
                onClick={() => setDoing('editing')}
              >
                <IconPencil size={15} stroke={1.7} />
              </ActionIcon>
            )}
            {may.delete && (
              <ActionIcon
                size={24}
                variant="subtle"
                color="gray"
                aria-label={t('comments.delete')}
                onClick={() => setDoing('deleting')}
              >
                <IconTrash size={15} stroke={1.7} />
              </ActionIcon>
            )}
          </span>
        </Row>
        {doing === 'editing' ? (
          <CommentEdit comment={comment} topic={topic} onDone={() => setDoing(undefined)} />
        ) : (
          <RichText html={body} />
        )}
        <Reactions comment={comment} />
        {doing === 'deleting' && (
          <DeleteComment comment={comment} topic={topic} onClose={() => setDoing(undefined)} />
        )}
      </Text>
    </article>
  );
}

interface DeleteCommentProps {
  comment: Comment;
  topic: Topic;
  onClose: () => void;
}

/** Asks before a comment is deleted for good. */
function DeleteComment({ comment, topic, onClose }: DeleteCommentProps) {
  const { t } = useTranslation('tasks');
  const { remove } = useCommentChanges(topic);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    await remove(comment._id);
    onClose();
  }

  return (
    <Confirm
      title={t('comments.deleteTitle')}
      confirmLabel={t('comments.delete')}
      danger
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('comments.deleteMessage')}
    </Confirm>
  );
}

interface CommentEditProps {
  comment: Comment;
  topic: Topic;
  onDone: () => void;
}

/** Rewords a comment in its place. */
function CommentEdit({ comment, topic, onDone }: CommentEditProps) {
  const { t } = useTranslation(['tasks', 'common']);
  /** The comment as it was when this was opened: another of its author's tabs may change it meanwhile. */
  const [seen] = useState(comment);
  const [body, setBody, end] = useTextDraft(`comment-edit.${seen._id}`, seen.body);
  const { reword, isRewording } = useCommentChanges(topic);
  const nothing = saysNothing(body) || isUploading(body);
  function close() {
    end();
    onDone();
  }

  async function save() {
    if (nothing || isRewording) return;
    // What failed has been told, and what was typed is still there.
    if ((await reword(seen, body)) !== 'failed') close();
  }

  return (
    <RichTextField
      label={t('comments.edit')}
      value={body}
      onChange={setBody}
      onSubmit={save}
      onCancel={close}
      people={usePeople()}
      autoFocus
      busy={isRewording}
      actions={
        <Group gap={8}>
          <Button size="xs" variant="default" onClick={close}>
            {t('common:cancel')}
          </Button>
          <Button size="xs" disabled={nothing} loading={isRewording} onClick={save}>
            {t('common:save')}
          </Button>
        </Group>
      }
    />
  );
}

/** What is talked about: a task or a flow. */
type Topic = { task: string } | { flow: string };

const pageSize = 100;

/** The comments on a topic, oldest first; the rest comes page by page. */
const useComments = (topic: Topic) =>
  useList(api.work.comments.list, (cursor) => ({ ...topic, cursor, limit: pageSize }), {
    keepsPrevious: false,
  });

const commentKind: Kind<Comment, CommentPatch, Comment, 'body'> = {
  pending: pendingComments,
  changes: ['comment'],
  save: ({ _id: id }, { body = '' }, version) =>
    client.work.comments.update({ id, version, body, mentions: mentionsIn(body) }),
  shown: (comment) => comment,
  clashes: (seen, patch, newer) => clashesOf<CommentPatch>({ seen, patch }, newer),
  dialog: onDemand(() => import('./conflict.tsx').then((module) => module.CommentConflict)),
};

/** The ways to change what was said. Each resolves once the list shows it, to undefined where it failed. */
function useCommentChanges(topic: Topic) {
  const { t } = useTranslation('tasks');
  const queries = useQueryClient();
  const leave = () => void ('task' in topic && fetchTask(queries, topic.task));
  const options = { changes: ['comment'] as const, leave };
  const create = useWrite(client.work.comments.create, { ...options, spoken: () => t('comments.sent') });
  const { change, busy: isRewording } = useRecord(commentKind, { done: leave });
  const remove = useWrite(client.work.comments.delete, options);
  return {
    say: (body: string) => create.run({ ...topic, body, mentions: mentionsIn(body) }),
    reword: (seen: Comment, body: string) => change({ seen, patch: { body } }),
    remove: (id: string) => remove.run({ id }),
    isSaying: create.busy,
    isRewording,
  };
}
