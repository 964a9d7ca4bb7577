import type { EmailsMeta, Label, View } from '@kazi/simulation/email';
import type { Tone } from '@kazi/ui/tones';
import type { Icon } from '@tabler/icons-react';
import IconArchive from '#icons/IconArchive';
import IconBan from '#icons/IconBan';
import IconInbox from '#icons/IconInbox';
import IconPencil from '#icons/IconPencil';
import IconSend from '#icons/IconSend';
import IconStar from '#icons/IconStar';
import IconTrash from '#icons/IconTrash';

interface FolderAppearance {
  name: string;
  icon: Icon;
  /** What its number counts. */
  counts?: { of: keyof EmailsMeta; what: string };
}

/** How each folder is called and drawn. */
export const folderAppearance: Record<View, FolderAppearance> = {
  inbox: { name: 'Inbox', icon: IconInbox, counts: { of: 'inbox', what: 'unread' } },
  starred: { name: 'Starred', icon: IconStar },
  sent: { name: 'Sent', icon: IconSend },
  draft: { name: 'Drafts', icon: IconPencil, counts: { of: 'draft', what: 'drafts' } },
  archive: { name: 'Archive', icon: IconArchive },
  spam: { name: 'Spam', icon: IconBan, counts: { of: 'spam', what: 'unread' } },
  trash: { name: 'Trash', icon: IconTrash },
};

/** How each label is called and coloured. */
export const labelAppearance: Record<Label, { name: string; tone: Tone }> = {
  private: { name: 'Private', tone: 'review' },
  company: { name: 'Company', tone: 'success' },
  important: { name: 'Important', tone: 'danger' },
  personal: { name: 'Personal', tone: 'info' },
};
