import type { Email, Message, Recipient } from '@kazi/simulation/email';

/** The initial content of a mail to write. */
export interface InitialMail {
  title?: string;
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
}

const addresses = (recipients: readonly Recipient[]) => recipients.map(({ email }) => email);

/** A draft, to be written on. */
export const initialFromDraft = ({ id, to, cc, bcc, subject, message }: Email): InitialMail => ({
  title: 'Draft',
  draftId: id,
  to: addresses(to),
  cc: addresses(cc),
  bcc: addresses(bcc),
  subject,
  message,
});

const withPrefix = (prefix: string, subject: string) =>
  subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`;

/** Whom the last message of a conversation is answered to: its sender, or whom one wrote to oneself. */
function partners({ from, to }: Message, me: string) {
  const isOwn = from.email === me;
  const others = to.filter(({ email }) => email !== me);
  return isOwn ? { sender: others, others: [] } : { sender: [from], others };
}

/** An answer to the last message of a conversation, to its sender alone or to all. */
export function replyTo(mail: Email, me: string, toAll: boolean): InitialMail {
  const last = mail.replies.at(-1) ?? mail;
  const { sender, others } = partners(last, me);
  return {
    title: toAll ? 'Reply to all' : 'Reply',
    replyTo: mail.id,
    to: addresses(toAll ? [...sender, ...others] : sender),
    cc: toAll ? addresses(last.cc.filter(({ email }) => email !== me)) : [],
    subject: withPrefix('Re:', mail.subject),
  };
}

/** The mail, to be sent on to somebody else. */
export function forward({ from, subject, message }: Email): InitialMail {
  return {
    title: 'Forward',
    subject: withPrefix('Fwd:', subject),
    message: `<p></p><p><strong>${from.name}</strong> wrote:</p><blockquote>${message}</blockquote>`,
  };
}
