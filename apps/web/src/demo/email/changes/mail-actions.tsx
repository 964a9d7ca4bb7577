import type { Email, Folder } from '@kazi/simulation/email';
import IconArchive from '#icons/IconArchive';
import IconBan from '#icons/IconBan';
import IconInbox from '#icons/IconInbox';
import IconMail from '#icons/IconMail';
import IconMailOpened from '#icons/IconMailOpened';
import IconTrash from '#icons/IconTrash';
import { Tool } from '../../../shell/tool.tsx';
import { LabelMenu } from './label-menu.tsx';
import { MoveMenu } from './move-menu.tsx';
import { type Target, targetsOf } from './targets-of.ts';
import type { MailChanges } from './use-mail-changes.ts';

interface MailActionsProps {
  mails: readonly Email[];
  changes: MailChanges;
  /** Moves them, and goes on with what is left. */
  onMove: (mails: readonly Email[], folder: Folder) => void;
  onMarkRead: (mails: readonly Email[], isRead: boolean) => void;
}

/** The moves that have a button of their own; all are in the menu. */
const moves = {
  inbox: { label: 'Move to inbox', icon: IconInbox },
  archive: { label: 'Archive', icon: IconArchive, keys: 'e' },
  spam: { label: 'Spam', icon: IconBan, keys: '!' },
  trash: { label: 'Move to trash', icon: IconTrash, keys: '#' },
};
const fromInbox: readonly Target[] = ['archive', 'spam', 'trash'];
const back: readonly Target[] = ['inbox', 'trash'];

/** The buttons for one mail or for many, as far as they make sense where the mails lie. */
export function MailActions({ mails, changes, onMove, onMarkRead }: MailActionsProps) {
  const isUnread = mails.some(({ isRead }) => !isRead);
  const targets = targetsOf(mails);
  const offered = (targets.includes('inbox') ? back : fromInbox).filter((target) => targets.includes(target));
  return (
    <>
      {offered.map((target) => (
        <Tool key={target} {...moves[target]} onClick={() => onMove(mails, target)} />
      ))}
      <Tool
        label={isUnread ? 'Mark as read' : 'Mark as unread'}
        icon={isUnread ? IconMailOpened : IconMail}
        onClick={() => onMarkRead(mails, isUnread)}
      />
      {targets.length > 1 && <MoveMenu targets={targets} onMove={(target) => onMove(mails, target)} />}
      <LabelMenu mails={mails} onToggle={(label) => changes.label(mails, label)} />
    </>
  );
}
