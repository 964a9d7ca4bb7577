import type { Comment } from '@kazi/contract/work';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { type Topic, useCommentChanges } from './use-comments.ts';

interface DeleteCommentProps {
  comment: Comment;
  topic: Topic;
  onClose: () => void;
}

/** Asks before a comment is deleted for good. */
export function DeleteComment({ comment, topic, onClose }: DeleteCommentProps) {
  const { t } = useTranslation('tasks');
  const { remove } = useCommentChanges(topic);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    // A failure has been told.
    await remove(comment._id).catch(() => undefined);
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
