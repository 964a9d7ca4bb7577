import { isoSampleTime, type SampleTime } from '../core/days.ts';
import { readSample } from '../core/samples.ts';
import { drawnFile } from '../files/drawn-file.ts';
import type { Email, Folder, Label, Message, Recipient } from './contract.ts';
import mails from './mails.json' with { type: 'json' };
import { owner, recipientOf, senderOf } from './written.ts';

/** A sample mail as it is written down; what is left out is what most mails have. */
interface SampleMail {
  /** A sample person, or somebody from outside: a shop, a bank, a stranger. The owner where not given. */
  from?: number | Recipient;
  /** Sample people; the owner where not given. */
  to?: readonly number[];
  cc?: readonly number[];
  subject: string;
  /** Its paragraphs, HTML. */
  body: readonly string[];
  time: SampleTime;
  labels?: Label[];
  /** `lines` stand on the first page. */
  files?: readonly { fileName: string; size: string; lines: readonly string[] }[];
  replies?: readonly Omit<SampleMail, 'subject' | 'replies'>[];
  starred?: boolean;
  unread?: boolean;
}

/** The mails of one folder. Their replies get ids of their own. */
function mailsOf(folder: Folder, firstId: number, rows: readonly SampleMail[]): Email[] {
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
    from:
      typeof row.from === 'object' ? { ...row.from, avatar: '' } : row.from ? senderOf(row.from) : owner(),
    to: recipients(row.to ?? [1]),
    cc: recipients(row.cc ?? []),
    bcc: [],
    subject,
    message: row.body.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    attachments: (row.files ?? []).map(({ fileName, size, lines }) => ({
      fileName,
      size,
      ...drawnFile(fileName, lines),
    })),
    time: isoSampleTime(row.time),
  };
}

const recipients = (ids: readonly number[]): Recipient[] => ids.map(recipientOf);

/** The mailbox of a design studio's director, over some weeks up to now. */
export function sampleMails(): Email[] {
  const { inbox, sent, draft, archive, spam, trash } =
    readSample<Record<Folder, readonly SampleMail[]>>(mails);
  return [
    ...mailsOf('inbox', 1, inbox),
    ...mailsOf('sent', 31, sent),
    ...mailsOf('draft', 41, draft),
    ...mailsOf('archive', 51, archive),
    ...mailsOf('spam', 61, spam),
    ...mailsOf('trash', 71, trash),
  ];
}
