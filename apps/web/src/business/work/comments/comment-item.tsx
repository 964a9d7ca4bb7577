import type { Comment } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { RelativeTime } from '@kazi/ui/relative-time';
import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { CommentEdit } from './comment-edit.tsx';
import classes from './comments.module.css';
import type { Topic } from './use-comments.ts';
import { useCommentChanges } from './use-comments.ts';

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
