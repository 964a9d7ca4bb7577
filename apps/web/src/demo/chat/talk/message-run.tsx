import type { Contact } from '@kazi/simulation/chat';
import { Avatar } from '@kazi/ui/avatar';
import { useLocale } from '@kazi/ui/locale';
import { VisuallyHidden } from '@mantine/core';
import { clockTime } from '../people/message-time.tsx';
import type { Run } from './by-day.ts';
import classes from './message-run.module.css';

interface MessageRunProps {
  run: Run;
  contact: Contact;
}

/** What one of both said in one go: a bubble each, with the picture and the time once. */
export function MessageRun({ run: { senderId, messages }, contact }: MessageRunProps) {
  const locale = useLocale();
  const isOwn = senderId !== contact.id;
  const last = messages.at(-1);
  return (
    <div className={classes.run} data-own={isOwn || undefined}>
      {!isOwn && <Avatar name={contact.fullName} src={contact.avatar} size={28} decorative />}
      <div className={classes.bubbles}>
        <VisuallyHidden>{isOwn ? 'You' : contact.fullName}:</VisuallyHidden>
        {messages.map(({ time, message }) => (
          <p key={time} className={classes.bubble} dir="auto">
            {message}
          </p>
        ))}
        {last && (
          <time className={classes.time} dateTime={last.time}>
            {clockTime(new Date(last.time), locale)}
          </time>
        )}
      </div>
    </div>
  );
}
