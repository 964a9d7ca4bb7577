import { people, personOf } from '../people/people.ts';
import type { Email, Recipient, Sender, Written } from './contract.ts';

/** The person whose mailbox it is. */
const mailboxOwner = 1;

/** A sample person as the sender of a mail. */
export function senderOf(person: number): Sender {
  const { fullName, email, avatar } = personOf(person);
  return { name: fullName, email, avatar };
}

/** A sample person as somebody a mail goes to. */
export function recipientOf(person: number): Recipient {
  const { fullName, email } = personOf(person);
  return { name: fullName, email };
}

/** An address with the name that belongs to it; with none, its own first part. */
function recipientAt(address: string): Recipient {
  const known = people.find(({ email }) => email === address.toLowerCase());
  return { name: known?.fullName ?? address.split('@', 1)[0] ?? address, email: address };
}

/** The mailbox's owner. */
export const owner = (): Sender => senderOf(mailboxOwner);

/** What the owner wrote, as a mail of now. */
export function composed(
  { to, cc, bcc, subject, message, attachments = [] }: Written,
  place: Pick<Email, 'id' | 'folder'>,
): Email {
  return {
    ...place,
    from: owner(),
    to: to.map(recipientAt),
    cc: cc.map(recipientAt),
    bcc: bcc.map(recipientAt),
    subject,
    message,
    attachments,
    time: new Date().toISOString(),
    isStarred: false,
    labels: [],
    replies: [],
    isRead: true,
  };
}
