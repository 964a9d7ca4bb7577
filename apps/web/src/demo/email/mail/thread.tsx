import type { OpenedEmail } from '@kazi/simulation/email';
import { Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconCornerUpLeft from '#icons/IconCornerUpLeft';
import IconCornerUpLeftDouble from '#icons/IconCornerUpLeftDouble';
import IconCornerUpRight from '#icons/IconCornerUpRight';
import IconPencil from '#icons/IconPencil';
import type { MailChanges } from '../changes/use-mail-changes.ts';
import type { InitialMail } from '../compose/initial-mail.ts';
import { forward, initialFromDraft, replyTo } from '../compose/initial-mail.ts';
import { LabelChips } from '../labels.tsx';
import { myAddress } from '../my-address.ts';
import { MessageView } from './message-view.tsx';
import { StarButton } from './star-button.tsx';
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
      <header className={classes.header}>
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
      </header>
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
