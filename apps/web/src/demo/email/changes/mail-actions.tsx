import { type Email, type Folder, type Label, labels } from '@kazi/simulation/email';
import { ActionIcon, Menu } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconArchive from '#icons/IconArchive';
import IconBan from '#icons/IconBan';
import IconFolderSymlink from '#icons/IconFolderSymlink';
import IconInbox from '#icons/IconInbox';
import IconMail from '#icons/IconMail';
import IconMailOpened from '#icons/IconMailOpened';
import IconTag from '#icons/IconTag';
import IconTrash from '#icons/IconTrash';
import { Tool } from '../../../shell/tool.tsx';
import { Action } from '../../parts/actions-menu.tsx';
import { folderAppearance, LabelDot } from '../parts.tsx';
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
  inbox: { icon: IconInbox },
  archive: { icon: IconArchive, keys: 'e' },
  spam: { icon: IconBan, keys: '!' },
  trash: { icon: IconTrash, keys: '#' },
};
const fromInbox: readonly Target[] = ['archive', 'spam', 'trash'];
const back: readonly Target[] = ['inbox', 'trash'];

/** The buttons for one mail or for many, as far as they make sense where the mails lie. */
export function MailActions({ mails, changes, onMove, onMarkRead }: MailActionsProps) {
  const { t } = useTranslation('demo/email');
  const isUnread = mails.some(({ isRead }) => !isRead);
  const targets = targetsOf(mails);
  const offered = (targets.includes('inbox') ? back : fromInbox).filter((target) => targets.includes(target));
  return (
    <>
      {offered.map((target) => (
        <Tool
          key={target}
          label={t(`actions.${target}`)}
          {...moves[target]}
          onClick={() => onMove(mails, target)}
        />
      ))}
      <Tool
        label={isUnread ? t('actions.markRead') : t('actions.markUnread')}
        icon={isUnread ? IconMailOpened : IconMail}
        onClick={() => onMarkRead(mails, isUnread)}
      />
      {targets.length > 1 && <MoveMenu targets={targets} onMove={(target) => onMove(mails, target)} />}
      <LabelMenu mails={mails} onToggle={(label) => changes.label(mails, label)} />
    </>
  );
}

interface LabelMenuProps {
  mails: readonly Email[];
  onToggle: (label: Label) => void;
}

/** Puts labels on mails, or takes them away. A label is checked where all of the mails have it. */
function LabelMenu({ mails, onToggle }: LabelMenuProps) {
  const { t } = useTranslation('demo/email');
  return (
    <ToolMenu label={t('labelsTitle')} icon={IconTag}>
      {labels.map((label) => (
        <Menu.CheckboxItem
          key={label}
          checked={mails.every((mail) => mail.labels.includes(label))}
          onChange={() => onToggle(label)}
          rightSection={<LabelDot label={label} />}
        >
          {t(`labels.${label}`)}
        </Menu.CheckboxItem>
      ))}
    </ToolMenu>
  );
}

interface MoveMenuProps {
  targets: readonly Target[];
  onMove: (target: Target) => void;
}

/** Moves mails to another folder. */
function MoveMenu({ targets, onMove }: MoveMenuProps) {
  const { t } = useTranslation('demo/email');
  return (
    <ToolMenu label={t('actions.moveTo')} icon={IconFolderSymlink}>
      {targets.map((target) => {
        const { icon: Icon } = folderAppearance[target];
        return (
          <Action icon={Icon} key={target} onClick={() => onMove(target)}>
            {t(`folders.${target}`)}
          </Action>
        );
      })}
    </ToolMenu>
  );
}

interface ToolMenuProps {
  label: string;
  icon: Icon;
  children: ReactNode;
}

/** A button among the tools that opens a menu. */
function ToolMenu({ label, icon: Sign, children }: ToolMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={34} variant="subtle" color="gray" aria-label={label} title={label}>
          <Sign size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

const targets = ['inbox', 'archive', 'spam', 'trash'] as const satisfies readonly Folder[];
export type Target = (typeof targets)[number];

const isOwn = ({ folder }: Email) => folder === 'sent' || folder === 'draft';

/** Folders that mails can be moved to from where they lie. What one wrote oneself is only ever thrown away. */
export const targetsOf = (mails: readonly Email[]): Target[] =>
  targets.filter(
    (target) => mails.some(({ folder }) => folder !== target) && (target === 'trash' || !mails.some(isOwn)),
  );
