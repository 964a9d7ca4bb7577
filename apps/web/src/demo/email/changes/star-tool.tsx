import type { Email } from '@kazi/simulation/email';
import IconStar from '#icons/IconStar';
import IconStarOff from '#icons/IconStarOff';
import { Tool } from '../../../shell/tool.tsx';
import type { MailChanges } from './use-mail-changes.ts';

/** Stars all of the mails, or where all are starred, none. */
export function StarTool({ mails, changes }: { mails: readonly Email[]; changes: MailChanges }) {
  const areAll = mails.every(({ isStarred }) => isStarred);
  return (
    <Tool
      label={areAll ? 'Take the stars away' : 'Star'}
      keys="s"
      icon={areAll ? IconStarOff : IconStar}
      onClick={() => changes.star(mails, !areAll)}
    />
  );
}
