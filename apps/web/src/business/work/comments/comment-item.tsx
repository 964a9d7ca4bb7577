import type { Comment } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { RelativeTime } from '@kazi/ui/relative-time';
import { ActionIcon, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { usePeople } from '../fields/use-choices.tsx';
import { saysNothing } from '../rich-text/plain-text.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import classes from './comments.module.css';
import { type Topic, useCommentChanges } from './use-comments.ts';

/** Something somebody said; its author can reword it. */
export function CommentItem({ comment, topic }: { comment: Comment; topic: Topic }) {
  const { t } = useTranslation('tasks');
  const [doing, setDoing] = useState<'editing' | 'deleting'>();
  const { author, body, createdAt, editedAt, may } = comment;
  return (
    <article className={classes.comment} aria-label={t('comments.by', { name: author.name })}>
      <Avatar name={author.name} src={author.avatar} size={28} decorative />
      <div className={classes.said}>
        <header className={classes.head}>
          <span className={classes.name}>{author.name}</span>
          <span className={classes.when}>
            <RelativeTime at={createdAt} />
            {editedAt && ` · ${t('comments.edited')}`}
          </span>
          <span className={classes.tools}>
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
        </header>
        {doing === 'editing' ? (
          <CommentEdit comment={comment} topic={topic} onDone={() => setDoing(undefined)} />
        ) : (
          <RichText html={body} />
        )}
        {doing === 'deleting' && (
          <DeleteComment comment={comment} topic={topic} onClose={() => setDoing(undefined)} />
        )}
      </div>
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
  const [body, setBody] = useState(comment.body);
  const { reword, isRewording } = useCommentChanges(topic);
  const nothing = saysNothing(body);

  async function save() {
    if (nothing || isRewording) return;
    // What failed has been told, and what was typed is still there.
    if (await reword(comment._id, body)) onDone();
  }

  return (
    <RichTextField
      label={t('comments.edit')}
      value={body}
      onChange={setBody}
      onSubmit={save}
      onCancel={onDone}
      people={usePeople()}
      autoFocus
      busy={isRewording}
      actions={
        <Group gap={8}>
          <Button size="xs" variant="default" onClick={onDone}>
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
