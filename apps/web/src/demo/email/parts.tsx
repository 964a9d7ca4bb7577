import type { EmailsMeta, Label, View } from '@kazi/simulation/email';
import { Row } from '@kazi/ui/layout';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import type { Tone } from '@kazi/ui/tones';
import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import IconArchive from '#icons/IconArchive';
import IconBan from '#icons/IconBan';
import IconInbox from '#icons/IconInbox';
import IconMailbox from '#icons/IconMailbox';
import IconPencil from '#icons/IconPencil';
import IconSend from '#icons/IconSend';
import IconStar from '#icons/IconStar';
import IconStarFilled from '#icons/IconStarFilled';
import IconTrash from '#icons/IconTrash';
import classes from './mails.module.css';

/** The colour of a label; its name is written nearby. */
export function LabelDot({ label }: { label: Label }) {
  return (
    <span
      className={classes.dot}
      style={{ background: `var(--kz-${labelTones[label]})` }}
      aria-hidden="true"
    />
  );
}

/** The labels of a mail; where there is little room, their colours. */
export function LabelChips({ labels }: { labels: readonly Label[] }) {
  const { t } = useTranslation('demo/email');
  return labels.map((label) => (
    <Row
      as="span"
      key={label}
      inline
      gap={6}
      tone="muted"
      size={12}
      className={classes.chip}
      title={t(`labels.${label}`)}
    >
      <LabelDot label={label} />
      <span className={classes.labelName}>{t(`labels.${label}`)}</span>
    </Row>
  ));
}

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
const labelTones: Record<Label, Tone> = {
  private: 'review',
  company: 'success',
  important: 'danger',
  personal: 'info',
};

interface StarButtonProps {
  isStarred: boolean;
  /** The mail's subject, for screen readers. */
  subject: string;
  onToggle: () => void;
}

/** Puts a star on a mail, or takes it away. */
export function StarButton({ isStarred, subject, onToggle }: StarButtonProps) {
  const { t } = useTranslation('demo/email');
  const Icon = isStarred ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      className={classes.starButton}
      size={28}
      variant="subtle"
      color="gray"
      aria-label={t('list.star', { subject })}
      aria-pressed={isStarred}
      onClick={onToggle}
    >
      <Icon size={16} stroke={1.7} />
    </ActionIcon>
  );
}

/** Keeps a mail's place while it loads. */
export function MailSkeleton() {
  const { t } = useTranslation('demo/email');
  return <SkeletonRows rows={6} height={52} label={t('mail.loading')} />;
}
