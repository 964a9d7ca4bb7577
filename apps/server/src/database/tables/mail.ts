import type { Moment } from './columns.ts';

interface Mailbox {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  sent_at: Moment;
}

export interface MailTables {
  mailbox: Mailbox;
}
