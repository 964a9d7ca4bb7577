import { archived } from './archive.data.ts';
import type { Email } from './contract.ts';
import { inbox } from './inbox.data.ts';
import { inboxEarlier } from './inbox-earlier.data.ts';
import { drafts, sent } from './outgoing.data.ts';
import { mailsOf } from './sample-mail.ts';
import { spam, trashed } from './unwanted.data.ts';

/** The mailbox of a design studio's director, over some weeks up to now. */
export const emails = (): Email[] => [
  ...mailsOf('inbox', 1, [...inbox(), ...inboxEarlier()]),
  ...mailsOf('sent', 31, sent()),
  ...mailsOf('draft', 41, drafts()),
  ...mailsOf('archive', 51, archived()),
  ...mailsOf('spam', 61, spam()),
  ...mailsOf('trash', 71, trashed()),
];
