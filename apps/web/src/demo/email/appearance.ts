import type { EmailsMeta, Label, View } from '@kazi/simulation/email';
import type { Tone } from '@kazi/ui/tones';
import type { Icon } from '@tabler/icons-react';
import IconArchive from '#icons/IconArchive';
import IconBan from '#icons/IconBan';
import IconInbox from '#icons/IconInbox';
import IconMailbox from '#icons/IconMailbox';
import IconPencil from '#icons/IconPencil';
import IconSend from '#icons/IconSend';
import IconStar from '#icons/IconStar';
import IconTrash from '#icons/IconTrash';

interface FolderAppearance {
  icon: Icon;
  /** What its number counts, `what` by its name among the texts. */
  counts?: { of: keyof EmailsMeta; what: 'unread' | 'drafts' };
}

/** How each folder is drawn. */
export const folderAppearance: Record<View, FolderAppearance> = {
  inbox: { icon: IconInbox, counts: { of: 'inbox', what: 'unread' } },
  starred: { icon: IconStar },
  sent: { icon: IconSend },
  draft: { icon: IconPencil, counts: { of: 'draft', what: 'drafts' } },
  archive: { icon: IconArchive },
  all: { icon: IconMailbox },
  spam: { icon: IconBan, counts: { of: 'spam', what: 'unread' } },
  trash: { icon: IconTrash },
};

/** The colour of each label. */
export const labelTones: Record<Label, Tone> = {
  private: 'review',
  company: 'success',
  important: 'danger',
  personal: 'info',
};
