import type { Email } from '@kazi/simulation/email';
import { Avatar } from '@kazi/ui/avatar';
import { dateFormat } from '@kazi/ui/date-format';
import { Row, Text } from '@kazi/ui/layout';
import { useListFormat, useLocale } from '@kazi/ui/locale';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { type MouseEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import IconPaperclip from '#icons/IconPaperclip';
import { DemoLink } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import classes from '../mails.module.css';
import { LabelChips, StarButton } from '../parts.tsx';

const formats = {
  today: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  thisYear: { day: 'numeric', month: 'short' },
  earlier: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** More than any row has room for. */
const most = 200;

interface MailRowProps {
  mail: Email;
  isSelected: boolean;
  isOpen: boolean;
  onSelect: () => void;
  onStar: () => void;
  /** A draft is written on, not read. */
  onWrite: () => void;
}

/** One mail of the list: a line where there is room, three on a phone or beside an open mail. */
export function MailRow(props: MailRowProps) {
  const { t } = useTranslation('demo/email');
  const { mail, isSelected, isOpen, onSelect, onStar, onWrite } = props;
  const subject = mail.subject || t('noSubject');
  const snippet = useMemo(() => snippetOf(mail.message), [mail.message]);

  function open(event: MouseEvent) {
    if (mail.folder !== 'draft') return;
    event.preventDefault();
    onWrite();
  }

  return (
    <li
      className={classes.row}
      data-mail={mail.id}
      data-unread={!mail.isRead || undefined}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
    >
      <Checkbox
        className={classes.check}
        size="xs"
        aria-label={t('list.select', { subject })}
        checked={isSelected}
        onChange={onSelect}
      />
      <span className={classes.star}>
        <StarButton isStarred={mail.isStarred} subject={subject} onToggle={onStar} />
      </span>
      <DemoLink
        to={links.email}
        search={(now) => ({ ...now, mail: mail.id })}
        className={classes.link}
        aria-current={isOpen || undefined}
        onClick={open}
      >
        <Correspondents mail={mail} />
        <Text as="span" cut className={classes.subject} dir="auto">
          {/* Apart, so that the subject's own words decide its direction. */}
          {!mail.isRead && <VisuallyHidden component="bdi">{t('list.unread')} </VisuallyHidden>}
          {subject}
        </Text>
        <Text as="span" tone="muted" weight={400} cut className={classes.snippet} dir="auto">
          {snippet}
        </Text>
        <Row as="span" gap={6} className={classes.marks}>
          {mail.attachments.length > 0 && (
            <>
              <IconPaperclip size={14} stroke={1.8} />
              <VisuallyHidden>{t('list.withAttachments')}</VisuallyHidden>
            </>
          )}
          <LabelChips labels={mail.labels} />
        </Row>
        <Text as="span" tone="muted" size={12} weight={400} tabular className={classes.time}>
          <MailTime at={mail.time} />
        </Text>
      </DemoLink>
    </li>
  );
}

/** Its sender; for what one wrote, its addressee. */
function Correspondents({ mail: { folder, from, to, replies } }: { mail: Email }) {
  const { t } = useTranslation('demo/email');
  const list = useListFormat();
  const isOwn = folder === 'sent' || folder === 'draft';
  const names = list(to.map((recipient) => recipient.name)) || t('nobodyYet');
  const name = isOwn ? names : from.name;
  return (
    <Row as="span" gap={10} shrinks className={classes.who}>
      <Avatar name={name} src={isOwn ? null : from.avatar} size={28} decorative />
      <Text as="span" cut className={classes.name} dir={isOwn ? undefined : 'auto'}>
        {isOwn && (
          <Text as="span" tone="muted" weight={400}>
            {folder === 'draft' ? t('list.draftTo') : t('list.to')}{' '}
          </Text>
        )}
        <bdi>{name}</bdi>
      </Text>
      {replies.length > 0 && (
        <Text as="span" tone="muted" size={12} weight={400} tabular>
          {replies.length + 1}
          <VisuallyHidden> {t('list.messages')}</VisuallyHidden>
        </Text>
      )}
    </Row>
  );
}

/** The beginning of a mail as plain text. Parsed apart from the page: nothing of it runs or loads. */
function snippetOf(html: string): string {
  const spaced = html.replaceAll(/<\/(p|li|td|tr|blockquote|h\d)>|<br\s*\/?>/g, ' $&');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, most);
}

/** When a mail came: the hour where it was today, else the day. */
function MailTime({ at }: { at: string }) {
  const locale = useLocale();
  const moment = new Date(at);
  const exact = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={at} title={exact.format(moment)}>
      {dateFormat(locale, formats[distanceOf(moment)]).format(moment)}
    </time>
  );
}

function distanceOf(moment: Date): keyof typeof formats {
  const now = new Date();
  if (moment.toDateString() === now.toDateString()) return 'today';
  return moment.getFullYear() === now.getFullYear() ? 'thisYear' : 'earlier';
}
