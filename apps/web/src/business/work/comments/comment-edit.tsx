import type { Comment } from '@kazi/contract/work';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeople } from '../fields/use-choices.tsx';
import { saysNothing } from '../rich-text/plain-text.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { type Topic, useCommentChanges } from './use-comments.ts';

interface CommentEditProps {
  comment: Comment;
  topic: Topic;
  onDone: () => void;
}

/** Rewords a comment in its place. */
export function CommentEdit({ comment, topic, onDone }: CommentEditProps) {
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
