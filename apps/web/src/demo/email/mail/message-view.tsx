import type { Attachment, Message } from '@kazi/simulation/email';
import { Avatar } from '@kazi/ui/avatar';
import { useLocale } from '@kazi/ui/locale';
import { useTranslation } from 'react-i18next';
import IconFile from '#icons/IconFile';
import { OpenFile } from '../../parts/open-file.tsx';
import { SafeHtml } from '../../parts/safe-html.tsx';
import classes from './message-view.module.css';

/** One message of a conversation. */
export function MessageView({
  message: { from, to, cc, bcc, time, message, attachments },
}: {
  message: Message;
}) {
  const { t } = useTranslation('demo/email');
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  const names = (people: Message['to']) => list.format(people.map(({ name }) => name));
  return (
    <article className={classes.message} aria-label={t('mail.from', { name: from.name })}>
      <header className={classes.header}>
        <Avatar name={from.name} src={from.avatar} size={36} decorative />
        <div className={classes.people}>
          <p className={classes.from}>
            <strong>
              <bdi>{from.name}</bdi>
            </strong>
            <bdi>{from.email}</bdi>
          </p>
          <p className={classes.to}>
            {to.length > 0 ? t('mail.to', { names: names(to) }) : t('mail.toNobody')}
            {cc.length > 0 && ` · ${t('mail.cc', { names: names(cc) })}`}
            {bcc.length > 0 && ` · ${t('mail.bcc', { names: names(bcc) })}`}
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

/** What came with a message. */
function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation('demo/email');
  return (
    <ul className={classes.list} aria-label={t('mail.attachments')}>
      {attachments.map(({ fileName, thumbnail, url, shows, size }) => (
        <li key={fileName}>
          <OpenFile name={fileName} url={url} shows={shows} className={classes.file}>
            {thumbnail ? (
              <img className={classes.thumbnail} src={thumbnail} alt="" width={26} height={32} />
            ) : (
              <IconFile className={classes.thumbnail} size={28} stroke={1.2} aria-hidden="true" />
            )}
            <span className={classes.words}>
              <bdi className={classes.name}>{fileName}</bdi>
              <bdi className={classes.size}>{size}</bdi>
            </span>
          </OpenFile>
        </li>
      ))}
    </ul>
  );
}
