import type { Attachment, Message, OpenedEmail } from '@kazi/simulation/email';
import { Avatar } from '@kazi/ui/avatar';
import { dateFormat } from '@kazi/ui/date-format';
import { Row, Stack } from '@kazi/ui/layout';
import { useListFormat, useLocale } from '@kazi/ui/locale';
import { Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconCornerUpLeft from '#icons/IconCornerUpLeft';
import IconCornerUpLeftDouble from '#icons/IconCornerUpLeftDouble';
import IconCornerUpRight from '#icons/IconCornerUpRight';
import IconFile from '#icons/IconFile';
import IconPencil from '#icons/IconPencil';
import { OpenFile } from '../../parts/open-file.tsx';
import { SafeHtml } from '../../parts/safe-html.tsx';
import type { MailChanges } from '../changes/use-mail-changes.ts';
import { forward, type InitialMail, initialFromDraft, myAddress, replyTo } from '../compose/initial-mail.ts';
import { LabelChips, StarButton } from '../parts.tsx';
import classes from './thread.module.css';

interface ThreadProps {
  mail: OpenedEmail;
  changes: MailChanges;
  onWrite: (initial: InitialMail) => void;
}

/** What a mail is about, what it says and what was answered, and how to go on. */
export function Thread({ mail, changes, onWrite }: ThreadProps) {
  const { t } = useTranslation('demo/email');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Where the list made room for the mail, the focus went with it.
    const focused = document.activeElement;
    if (focused === document.body || !focused?.checkVisibility()) heading.current?.focus();
  }, []);
  const subject = mail.subject || t('noSubject');
  return (
    <section className={classes.thread} aria-label={t('mail.conversation')}>
      <Row as="header" lineGap={6} gap={8} wrap className={classes.header}>
        <h2 ref={heading} className={classes.subject} tabIndex={-1}>
          <bdi>{subject}</bdi>
        </h2>
        <LabelChips labels={mail.labels} />
        <span className={classes.star}>
          <StarButton
            isStarred={mail.isStarred}
            subject={subject}
            onToggle={() => changes.star([mail], !mail.isStarred)}
          />
        </span>
      </Row>
      <MessageView message={mail} />
      {mail.replies.map((reply) => (
        <MessageView key={reply.id} message={reply} />
      ))}
      <ReplyButtons mail={mail} onWrite={onWrite} />
    </section>
  );
}

interface ReplyButtonsProps {
  mail: OpenedEmail;
  onWrite: (initial: InitialMail) => void;
}

/** How to go on: with an answer, by sending it on, or, for a draft, by writing on. */
function ReplyButtons({ mail, onWrite }: ReplyButtonsProps) {
  const { t } = useTranslation('demo/email');
  if (mail.folder === 'draft')
    return (
      <Button mt={16} leftSection={<IconPencil size={16} />} onClick={() => onWrite(initialFromDraft(mail))}>
        {t('mail.writeOn')}
      </Button>
    );
  const toAll = replyTo(mail, myAddress, true, t);
  const isForMany = [...(toAll.to ?? []), ...(toAll.cc ?? [])].length > 1;
  return (
    <Group gap={8} mt={16}>
      <Button
        variant="default"
        leftSection={<IconCornerUpLeft size={16} />}
        onClick={() => onWrite(replyTo(mail, myAddress, false, t))}
      >
        {t('mail.reply')}
      </Button>
      {isForMany && (
        <Button
          variant="default"
          leftSection={<IconCornerUpLeftDouble size={16} />}
          onClick={() => onWrite(toAll)}
        >
          {t('mail.replyAll')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconCornerUpRight size={16} />}
        onClick={() => onWrite(forward(mail, t))}
      >
        {t('mail.forward')}
      </Button>
    </Group>
  );
}

/** One message of a conversation. */
function MessageView({ message: { from, to, cc, bcc, time, message, attachments } }: { message: Message }) {
  const { t } = useTranslation('demo/email');
  const locale = useLocale();
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const list = useListFormat();
  const names = (people: Message['to']) => list(people.map(({ name }) => name));
  return (
    <article className={classes.message} aria-label={t('mail.from', { name: from.name })}>
      <Row as="header" lineGap={4} gap={12} wrap>
        <Avatar name={from.name} src={from.avatar} size={36} decorative />
        <div className={classes.people}>
          <Row as="p" gap={8} align="stretch" className={classes.from}>
            <strong>
              <bdi>{from.name}</bdi>
            </strong>
            <bdi>{from.email}</bdi>
          </Row>
          <p className={classes.to}>
            {to.length > 0 ? t('mail.to', { names: names(to) }) : t('mail.toNobody')}
            {cc.length > 0 && ` · ${t('mail.cc', { names: names(cc) })}`}
            {bcc.length > 0 && ` · ${t('mail.bcc', { names: names(bcc) })}`}
          </p>
        </div>
        <time className={classes.time} dateTime={time}>
          {format.format(new Date(time))}
        </time>
      </Row>
      <div className={classes.body}>
        <SafeHtml html={message} />
        {attachments.length > 0 && <Attachments attachments={attachments} />}
      </div>
    </article>
  );
}

/** What came with a message. */
function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation('demo/email');
  return (
    <Row as="ul" gap={8} align="stretch" wrap className={classes.list} aria-label={t('mail.attachments')}>
      {attachments.map(({ fileName, thumbnail, url, shows, size }) => (
        <li key={fileName}>
          <OpenFile name={fileName} url={url} shows={shows} className={classes.file}>
            {thumbnail ? (
              <img className={classes.thumbnail} src={thumbnail} alt="" width={26} height={32} />
            ) : (
              <IconFile className={classes.thumbnail} size={28} stroke={1.2} aria-hidden="true" />
            )}
            <Stack as="span" align="start" shrinks>
              <bdi className={classes.name}>{fileName}</bdi>
              <bdi className={classes.size}>{size}</bdi>
            </Stack>
          </OpenFile>
        </li>
      ))}
    </Row>
  );
}
