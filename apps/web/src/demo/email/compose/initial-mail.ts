import type { Attachment, Email, Message, Recipient } from '@kazi/simulation/email';
import { personOf } from '@kazi/simulation/people';
import type { TFunction } from 'i18next';

/** The initial content of a mail to write. */
export interface InitialMail {
  /** What it is, where it is not a new one. */
  kind?: 'draft' | 'reply' | 'replyAll' | 'forward';
  /** The draft that is written on. */
  draftId?: number;
  /** The mail that is answered. */
  replyTo?: number;
  to?: string[];
  cc?: string[];
  bcc?: string[];
  subject?: string;
  /** HTML. */
  message?: string;
  attachments?: Attachment[];
}

const addresses = (recipients: readonly Recipient[]) => recipients.map(({ email }) => email);

/** A draft, to be written on. */
export const initialFromDraft = ({ id, to, cc, bcc, subject, message, attachments }: Email): InitialMail => ({
  kind: 'draft',
  draftId: id,
  to: addresses(to),
  cc: addresses(cc),
  bcc: addresses(bcc),
  subject,
  message,
  attachments,
});

const withPrefix = (prefix: string, subject: string) =>
  subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`;

/** The addressee of an answer to a conversation's last message: its sender, or the one it was written to where it is one's own. */
function partners({ from, to }: Message, me: string) {
  const isOwn = from.email === me;
  const others = to.filter(({ email }) => email !== me);
  return isOwn ? { sender: others, others: [] } : { sender: [from], others };
}

/** Room to write, and below it the words that are answered. */
const quoted = ({ from, message }: Message, t: TFunction<'demo/email'>) =>
  `<p></p><p>${t('write.wrote', { name: from.name })}</p><blockquote>${message}</blockquote>`;

/** An answer to the last message of a conversation, to its sender alone or to all. */
export function replyTo(mail: Email, me: string, toAll: boolean, t: TFunction<'demo/email'>): InitialMail {
  const last = mail.replies.at(-1) ?? mail;
  const { sender, others } = partners(last, me);
  return {
    kind: toAll ? 'replyAll' : 'reply',
    replyTo: mail.id,
    to: addresses(toAll ? [...sender, ...others] : sender),
    cc: toAll ? addresses(last.cc.filter(({ email }) => email !== me)) : [],
    subject: withPrefix('Re:', mail.subject),
    message: quoted(last, t),
  };
}

/** The mail, to be sent on to somebody else. */
export function forward(mail: Email, t: TFunction<'demo/email'>): InitialMail {
  return {
    kind: 'forward',
    subject: withPrefix('Fwd:', mail.subject),
    message: quoted(mail, t),
    attachments: mail.attachments,
  };
}

/** The first of the sample people has the mailbox. */
const me = 1;

export const myAddress = personOf(me).email;
