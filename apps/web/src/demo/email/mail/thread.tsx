import type { OpenedEmail } from '@kazi/simulation/email';
import { useEffect, useRef } from 'react';
import type { MailChanges } from '../changes/use-mail-changes.ts';
import type { InitialMail } from '../compose/initial-mail.ts';
import { LabelChips } from '../labels.tsx';
import { MessageView } from './message-view.tsx';
import { ReplyButtons } from './reply-buttons.tsx';
import { StarButton } from './star-button.tsx';
import classes from './thread.module.css';

interface ThreadProps {
  mail: OpenedEmail;
  changes: MailChanges;
  onWrite: (initial: InitialMail) => void;
}

/** What a mail is about, what it says and what was answered, and how to go on. */
export function Thread({ mail, changes, onWrite }: ThreadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Where the list made room for the mail, the focus went with it.
    const focused = document.activeElement;
    if (focused === document.body || !focused?.checkVisibility()) heading.current?.focus();
  }, []);
  const subject = mail.subject || 'No subject';
  return (
    <section className={classes.thread} aria-label="Conversation">
      <header className={classes.header}>
        <h2 ref={heading} className={classes.subject} tabIndex={-1}>
          {subject}
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
