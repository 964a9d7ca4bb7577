import { get, type Nothing, post } from '../core/call.ts';
import type { Shows } from '../files/drawn-file.ts';

/** Where a mail lies. The archive is an addition of ours. */
export const folders = ['inbox', 'sent', 'draft', 'archive', 'spam', 'trash'] as const;
export type Folder = (typeof folders)[number];

/** What can be opened as a folder: those that mails lie in, the starred ones of all but the trash, and all that is wanted. */
export const views = ['inbox', 'starred', 'sent', 'draft', 'archive', 'all', 'spam', 'trash'] as const;
export type View = (typeof views)[number];

export const labels = ['private', 'company', 'important', 'personal'] as const;
export type Label = (typeof labels)[number];

export interface Recipient {
  name: string;
  email: string;
}

export interface Sender extends Recipient {
  avatar: string;
}

export interface Attachment {
  fileName: string;
  /** Address of a small picture of it; empty where there is none. */
  thumbnail: string;
  /** Address of the file; of a sample, of a drawing of its first page. */
  url: string;
  shows: Shows;
  /** As a text: `1.4 MB`. */
  size: string;
}

/** One message of a conversation. */
export interface Message {
  id: number;
  from: Sender;
  to: Recipient[];
  cc: Recipient[];
  bcc: Recipient[];
  subject: string;
  /** HTML. */
  message: string;
  attachments: Attachment[];
  /** ISO 8601. */
  time: string;
}

export interface Email extends Message {
  isStarred: boolean;
  labels: Label[];
  /** What was answered, the oldest first. */
  replies: Message[];
  folder: Folder;
  isRead: boolean;
}

/** How many mails ask for attention. */
export interface EmailsMeta {
  /** Unread ones. */
  inbox: number;
  /** All of them. */
  draft: number;
  /** Unread ones. */
  spam: number;
}

export interface EmailQuery {
  /** Part of a subject, a text, a name, an address or an attachment's name. */
  q?: string | undefined;
  /** The inbox where not given. */
  folder?: View | undefined;
  label?: Label | undefined;
}

export type EmailUpdate = Partial<Pick<Email, 'isRead' | 'isStarred' | 'folder' | 'labels'>>;

/** A mail with whether there are newer and older ones beside it in the list. */
export interface OpenedEmail extends Email {
  hasPreviousMail: boolean;
  hasNextMail: boolean;
}

/** What somebody wrote; recipients are plain addresses. */
export interface Written {
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  /** HTML. */
  message: string;
  attachments?: Attachment[];
}

export const listEmails = get<EmailQuery, { emails: Email[]; emailsMeta: EmailsMeta }>('/apps/email/emails');
export const updateEmails = post<{ emailIds: number[]; dataToUpdate: EmailUpdate }, Nothing>(
  '/apps/email/update-emails',
);
/** Puts the label on those of the mails that do not have it, and takes it from those that do. */
export const updateEmailsLabel = post<{ emailIds: number[]; label: Label }, Nothing>(
  '/apps/email/update-emails-label',
);
/** Neighbours are those in the list that `q`, `folder` and `label` describe; without any, in the mail's own folder. */
export const getEmail = get<{ id: number } & EmailQuery, OpenedEmail>('/apps/email/get-email');
export const paginateEmail = get<{ dir: 'previous' | 'next'; emailId: number } & EmailQuery, Email>(
  '/apps/email/paginate-email',
);

/** An addition: keeps a draft, a new one or, by its id, another version of one. */
export const saveDraft = post<{ id?: number | undefined; email: Written }, { email: Email }>(
  '/apps/email/save-draft',
  201,
);
/** An addition: sends what was written, which may have been a draft, or be an answer to a mail. */
export const sendEmail = post<
  { draftId?: number | undefined; replyTo?: number | undefined; email: Written },
  { email: Email }
>('/apps/email/send', 201);

/** Whether a mail is listed in a folder. */
export function isIn(view: View, { folder, isStarred }: Pick<Email, 'folder' | 'isStarred'>): boolean {
  if (view === 'starred') return isStarred && folder !== 'trash';
  if (view === 'all') return folder !== 'trash' && folder !== 'spam';
  return folder === view;
}
