import type { Attachment, Message } from '@kazi/simulation/email';
import { Avatar } from '@kazi/ui/avatar';
import { useLocale } from '@kazi/ui/locale';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
import { SafeHtml } from '../../parts/safe-html.tsx';
import classes from './message-view.module.css';

/** One message of a conversation. */
export function MessageView({
  message: { from, to, cc, bcc, time, message, attachments },
}: {
  message: Message;
}) {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const names = (people: Message['to']) => people.map(({ name }) => name).join(', ');
  return (
    <article className={classes.message} aria-label={`From ${from.name}`}>
      <header className={classes.header}>
        <Avatar name={from.name} src={from.avatar} size={36} decorative />
        <div className={classes.people}>
          <p className={classes.from}>
            <strong>{from.name}</strong>
            <bdi>{from.email}</bdi>
          </p>
          <p className={classes.to}>
            To {names(to) || 'nobody yet'}
            {cc.length > 0 && ` · Cc ${names(cc)}`}
            {bcc.length > 0 && ` · Bcc ${names(bcc)}`}
          </p>
        </div>
        <time className={classes.time} dateTime={time}>
          {format.format(new Date(time))}
        </time>
      </header>
      <div className={classes.body}>
        <SafeHtml html={message} />
        {attachments.length > 0 && <Attachments attachments={attachments} />}
      </div>
    </article>
  );
}

/** What came with a message; each opens as a preview. */
function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const [shown, setShown] = useState<Attachment>();
  return (
    <>
      <ul className={classes.list} aria-label="Attachments">
        {attachments.map((attachment) => (
          <li key={attachment.fileName}>
            <UnstyledButton className={classes.file} onClick={() => setShown(attachment)}>
              <img src={attachment.thumbnail} alt="" width={26} height={32} />
              <span className={classes.words}>
                <bdi className={classes.name}>{attachment.fileName}</bdi>
                <bdi className={classes.size}>{attachment.size}</bdi>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog title={shown.fileName} size={560} onClose={() => setShown(undefined)}>
          <img className={classes.page} src={shown.url} alt={`First page of ${shown.fileName}`} />
        </Dialog>
      )}
    </>
  );
}
