import { contains } from '../core/lists.ts';
import { type Email, isIn, labels, views } from './contract.ts';

/** What a list is asked for, as it came with the request. */
export interface Wanted {
  q: string | undefined;
  /** All folders where not given. */
  folder: string | undefined;
  label: string | undefined;
}

/** The mails that are wanted, the newest first; the one of id `always` is among them in any case. */
export function listOf(emails: readonly Email[], wanted: Wanted, always?: number): Email[] {
  return emails
    .filter((email) => email.id === always || fits(email, wanted))
    .toSorted((one, other) => other.time.localeCompare(one.time));
}

function fits(email: Email, { q, folder, label }: Wanted): boolean {
  const view = views.find((known) => known === folder);
  const wantedLabel = labels.find((known) => known === label);
  if (folder && !(view && isIn(view, email))) return false;
  if (label && !(wantedLabel && email.labels.includes(wantedLabel))) return false;
  return contains(q, ...searchedTexts(email));
}

function searchedTexts({ from, to, subject, message, attachments }: Email): string[] {
  const people = [from, ...to].flatMap(({ name, email }) => [name, email]);
  return [
    ...people,
    subject,
    message.replaceAll(/<[^>]*>/g, ' '),
    ...attachments.map(({ fileName }) => fileName),
  ];
}
