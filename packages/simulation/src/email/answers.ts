import { type Answer, notFound, on } from '../core/answers.ts';
import { contains, idOf, nextId } from '../core/lists.ts';
import { always, flag, id, list, moment, oneOf, record, text } from '../core/read-body.ts';
import { sampleState } from '../core/state.ts';
import { shown } from '../files/drawn-file.ts';
import {
  type Email,
  type EmailsMeta,
  folders,
  getEmail,
  isIn,
  labels,
  listEmails,
  paginateEmail,
  saveDraft,
  sendEmail,
  updateEmails,
  updateEmailsLabel,
  views,
} from './contract.ts';
import { sampleMails } from './sample-mails.ts';
import { composed } from './written.ts';

/** What a list is asked for, as it came with the request. */
interface Wanted {
  q: string | undefined;
  /** All folders where not given. */
  folder: string | undefined;
  label: string | undefined;
}

/** The mails that are wanted, the newest first; the one of id `always` is among them in any case. */
function listOf(emails: readonly Email[], wanted: Wanted, always?: number): Email[] {
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

const state = sampleState(() => ({ emails: sampleMails() }));

const find = (id: number) => state().emails.find((email) => email.id === id);
const findAll = (ids: readonly unknown[]) => {
  const wanted = new Set(ids.map(idOf));
  return state().emails.filter(({ id }) => wanted.has(id));
};

const metaOf = (all: readonly Email[]): EmailsMeta => ({
  inbox: all.filter(({ folder, isRead }) => folder === 'inbox' && !isRead).length,
  draft: all.filter(({ folder }) => folder === 'draft').length,
  spam: all.filter(({ folder, isRead }) => folder === 'spam' && !isRead).length,
});

/** A mail with those before and after it. It counts as part of its list even where it has just left that. */
function withNeighbours(id: number, wanted: Wanted) {
  const email = find(id);
  if (!email) throw notFound('This e-mail');
  const isNamed = wanted.q !== undefined || wanted.folder !== undefined || wanted.label !== undefined;
  const list = listOf(state().emails, isNamed ? wanted : { ...wanted, folder: email.folder }, id);
  const at = list.indexOf(email);
  return { email, previous: list[at - 1], next: list[at + 1] };
}

const person = { name: text, email: text };
const nobody = { name: '', email: '' };
const recipients = list(record(person, nobody));
const attachments = list(
  record(
    { fileName: text, thumbnail: text, url: text, shows: oneOf(shown), size: text },
    { fileName: '', thumbnail: '', url: '', shows: 'nothing', size: '' },
  ),
);

/** What may be changed of many mails at once. */
const changedFields = {
  subject: text,
  message: text,
  time: moment,
  to: recipients,
  cc: recipients,
  bcc: recipients,
  attachments,
  isStarred: flag,
  isRead: flag,
  folder: oneOf(folders),
  labels: list(oneOf(labels)),
};

const addresses = list(text);
const written = always(
  record(
    { to: addresses, cc: addresses, bcc: addresses, subject: text, message: text, attachments },
    { to: [], cc: [], bcc: [], subject: '', message: '' },
  ),
);

export const answers: readonly Answer[] = [
  on(listEmails, ({ query }) => ({
    emails: listOf(state().emails, {
      q: query('q'),
      folder: query('folder') || 'inbox',
      label: query('label'),
    }),
    emailsMeta: metaOf(state().emails),
  })),

  on(
    updateEmails,
    ({ body }) => {
      for (const email of findAll(body.emailIds)) Object.assign(email, body.dataToUpdate);
      return {};
    },
    record({ emailIds: list(id), dataToUpdate: always(record(changedFields)) }, { emailIds: [] }),
  ),

  on(
    updateEmailsLabel,
    ({ body: { emailIds, label } }) => {
      if (!label) return {};
      for (const email of findAll(emailIds)) {
        email.labels = email.labels.includes(label)
          ? email.labels.filter((other) => other !== label)
          : [...email.labels, label];
      }
      return {};
    },
    record({ emailIds: list(id), label: oneOf(labels) }, { emailIds: [] }),
  ),

  on(getEmail, ({ query }) => {
    const wanted = { q: query('q'), folder: query('folder'), label: query('label') };
    const { email, previous, next } = withNeighbours(idOf(query('id')), wanted);
    return { ...email, hasPreviousMail: previous !== undefined, hasNextMail: next !== undefined };
  }),

  on(paginateEmail, ({ query }) => {
    const wanted = { q: query('q'), folder: query('folder'), label: query('label') };
    const { previous, next } = withNeighbours(idOf(query('emailId')), wanted);
    const neighbour = query('dir') === 'previous' ? previous : next;
    if (!neighbour) throw notFound('A mail beside this one');
    return neighbour;
  }),

  on(
    saveDraft,
    ({ body }) => {
      const kept = find(idOf(body.id));
      const draft = composed(body.email, { id: kept?.id ?? nextId(state().emails), folder: 'draft' });
      state().emails = [...state().emails.filter((email) => email !== kept), draft];
      return { email: draft };
    },
    record({ id, email: written }),
  ),

  on(
    sendEmail,
    ({ body }) => {
      const draft = find(idOf(body.draftId));
      const sent = composed(body.email, { id: draft?.id ?? nextId(state().emails), folder: 'sent' });
      state().emails = [...state().emails.filter((email) => email !== draft), sent];
      const answered = find(idOf(body.replyTo));
      if (answered) answered.replies = [...answered.replies, sent];
      return { email: sent };
    },
    record({ draftId: id, replyTo: id, email: written }),
  ),
];
