/** A file that goes with a mail. */
export interface MailAttachment {
  name: string;
  type: string;
  /** In base64. */
  content: string;
}

/** A mail, as text and as HTML. */
export interface Mail {
  /** The same for each try to send it. */
  id?: string | undefined;
  to: string;
  /** Whom mailboxes show as its sender, before the server's address; without it, whom that itself names. */
  sender?: string | undefined;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly MailAttachment[] | undefined;
  /** What it is about, such as `task-…`: mailboxes show all mails about one thing together. */
  thread?: string | undefined;
  /** What its reader can end, without a login: a kind of mails, by a page that a POST to ends them too. */
  list?: { name: string; unsubscribe: string } | undefined;
}

/** The way to the mail server. */
export interface Mailer {
  /** Hands a mail to the mail server, and gives what it answers. Throws where the server does not take it. */
  deliver(mail: Mail): Promise<string>;
  /** Finds out whether the mail server takes mail from here, by its handshake and login. Throws where it does not. */
  verify(): Promise<void>;
  close(): void;
}
