import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeople } from '../fields/use-people.ts';
import { saysNothing } from '../rich-text/plain-text.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { type Topic, useCommentChanges } from './use-comments.ts';
import { useDraft } from './use-draft.ts';

/** Where one says something on a topic. What was typed stays until it is sent. */
export function CommentBox({ topic }: { topic: Topic }) {
  const { t } = useTranslation('tasks');
  const [draft, setDraft] = useDraft('task' in topic ? topic.task : topic.flow);
  const { say, isSaying } = useCommentChanges(topic);
  /** Each comment is written in an editor of its own. */
  const [sent, setSent] = useState(0);
  const people = usePeople();
  const nothing = saysNothing(draft);

  async function send() {
    if (nothing || isSaying) return;
    try {
      await say(draft);
      setDraft('');
      setSent(sent + 1);
    } catch {
      // It has been told, and the draft is still there.
    }
  }

  return (
    <RichTextField
      key={sent}
      autoFocus={sent > 0}
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
  );
}
