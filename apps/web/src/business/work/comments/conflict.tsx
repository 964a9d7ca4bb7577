import type { Comment } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import { NewerVersionDialog } from '../../../shell/edit-form/newer-version-dialog.tsx';
import type { Conflict } from '../../../shell/record/use-record.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import type { CommentPatch } from './comment-cache.ts';

/**
 * Asks which of two wordings of a comment shall hold. It stays until it is answered: what was typed stands in it
 * alone.
 */
export function CommentConflict({
  mine,
  theirs,
  clashes,
  ...answers
}: Conflict<Comment, CommentPatch, 'body'>) {
  const { t } = useTranslation('tasks');
  return (
    <NewerVersionDialog<Comment, 'body'>
      edit={{ newer: { mine: { ...theirs, ...mine }, theirs, clashes }, isSaving: false, ...answers }}
      labels={{ body: t('comments.by', { name: theirs.author.name }) }}
      show={({ body }) => <RichText html={body} />}
    />
  );
}
