import type { Attachment, Email, Folder, Label, Message, Recipient, Sender } from './contract.ts';
import { owner, recipientOf, senderOf } from './written.ts';

/** A sample mail as it is written down; what is left out is what most mails have. */
export interface SampleMail {
  /** A sample person, or somebody from outside. The owner where not given. */
  from?: number | Sender;
  /** Sample people; the owner where not given. */
  to?: readonly number[];
  cc?: readonly number[];
  subject: string;
  /** HTML. */
  body: string;
  time: string;
  labels?: Label[];
  files?: Attachment[];
  replies?: readonly Omit<SampleMail, 'subject' | 'replies'>[];
  starred?: true;
  unread?: true;
}

/** Paragraphs of a mail. */
export const p = (...paragraphs: readonly string[]): string =>
  paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');

/** A sender who is not one of the sample people: a shop, a bank, a stranger. */
export const outside = (name: string, email: string): Sender => ({ name, email, avatar: '' });

/** What is written down, as the mails of one folder. Their replies get ids of their own. */
export function mailsOf(folder: Folder, firstId: number, rows: readonly SampleMail[]): Email[] {
  return rows.map((row, at) => {
    const id = firstId + at;
    return {
      ...messageOf(row, id, row.subject),
      isStarred: row.starred ?? false,
      labels: row.labels ?? [],
      replies: (row.replies ?? []).map((reply, position) =>
        messageOf(reply, id * 100 + position, `Re: ${row.subject}`),
      ),
      folder,
      isRead: !row.unread,
    };
  });
}

function messageOf(row: Omit<SampleMail, 'subject'>, id: number, subject: string): Message {
  return {
    id,
    from: typeof row.from === 'object' ? row.from : row.from ? senderOf(row.from) : owner(),
    to: recipients(row.to ?? [1]),
    cc: recipients(row.cc ?? []),
    bcc: [],
    subject,
    message: row.body,
    attachments: row.files ?? [],
    time: row.time,
  };
}

const recipients = (ids: readonly number[]): Recipient[] => ids.map(recipientOf);
