import { beforeEach, describe, expect, test } from 'vitest';
import { ask, Refused } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import {
  type Email,
  type EmailQuery,
  getEmail,
  listEmails,
  paginateEmail,
  saveDraft,
  sendEmail,
  updateEmails,
  updateEmailsLabel,
  views,
} from './contract.ts';

beforeEach(simulate);

const list = async (query: EmailQuery = {}) => (await ask(listEmails, query)).emails;
const meta = async () => (await ask(listEmails, {})).emailsMeta;
const first = async (query: EmailQuery = {}): Promise<Email> => {
  const [email] = await list(query);
  if (!email) throw new Error('The list is empty');
  return email;
};
const written = {
  to: ['brian.otieno@mawingustudio.example'],
  cc: [],
  bcc: [],
  subject: 'Hello',
  message: '<p>Sasa</p>',
};

describe('the list', () => {
  test('is the inbox where no folder is named, the newest on top', async () => {
    const inbox = await list();
    expect(inbox.every(({ folder }) => folder === 'inbox')).toBe(true);
    expect(await list({ folder: 'inbox' })).toEqual(inbox);
    const times = inbox.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('of every folder has mails', async () => {
    const sizes = await Promise.all(views.map(async (folder) => (await list({ folder })).length));
    expect(Math.min(...sizes)).toBeGreaterThan(2);
    expect((await request('GET', '/apps/email/emails?folder=attic')).body).toMatchObject({ emails: [] });
  });

  test('of the starred ones has them from all folders but the trash', async () => {
    const starred = await list({ folder: 'starred' });
    expect(new Set(starred.map(({ folder }) => folder))).toEqual(new Set(['inbox', 'sent', 'archive']));
    expect((await list({ folder: 'trash' })).some(({ isStarred }) => isStarred)).toBe(true);
  });

  test('of all mails leaves out what is unwanted, and has a label of every folder', async () => {
    const labelled = await list({ folder: 'all', label: 'personal' });
    expect(labelled.length).toBeGreaterThan((await list({ label: 'personal' })).length);
    const folders = new Set((await list({ folder: 'all' })).map(({ folder }) => folder));
    expect(folders).toEqual(new Set(['inbox', 'sent', 'draft', 'archive']));
  });

  test('is narrowed by a label within its folder', async () => {
    const personal = await list({ label: 'personal' });
    expect(personal.length).toBeGreaterThan(0);
    expect(personal.every(({ labels, folder }) => labels.includes('personal') && folder === 'inbox')).toBe(
      true,
    );
    expect((await request('GET', '/apps/email/emails?label=none')).body).toMatchObject({ emails: [] });
  });

  test('is searched by subject, name, address, text and file', async () => {
    for (const q of [
      'KISUMU, SECOND',
      'grace achieng',
      'ziwafreshfoods',
      'lake side',
      'Shop plan Kisumu.pdf',
    ])
      expect((await list({ q })).map(({ subject }) => subject)).toEqual([
        'Shop plan for Kisumu, second version',
      ]);
    expect(await list({ q: 'nothing has this' })).toEqual([]);
    expect(await list({ q: '' })).toEqual(await list());
    expect(await list({ q: 'strong' })).toEqual([]);
  });

  test('says how many ask for attention, whatever is listed', async () => {
    const unread = async (folder: 'inbox' | 'spam') =>
      (await list({ folder })).filter(({ isRead }) => !isRead).length;
    expect(await meta()).toEqual({
      inbox: await unread('inbox'),
      draft: (await list({ folder: 'draft' })).length,
      spam: await unread('spam'),
    });
    expect((await ask(listEmails, { folder: 'trash', q: 'none' })).emailsMeta).toEqual(await meta());
  });
});

describe('many at once', () => {
  test('are read, starred and moved, unknown ones aside', async () => {
    const [one, other] = await list();
    const emailIds = [one?.id ?? 0, other?.id ?? 0, 9999];
    const before = await meta();
    const { status } = await request('POST', '/apps/email/update-emails', {
      emailIds,
      dataToUpdate: { isRead: true },
    });
    expect(status).toBe(200);
    expect((await meta()).inbox).toBe(before.inbox - 2);
    await ask(updateEmails, { emailIds, dataToUpdate: { folder: 'spam', isStarred: true } });
    expect((await list({ folder: 'spam' })).map(({ id }) => id)).toEqual(
      expect.arrayContaining(emailIds.slice(0, 2)),
    );
    expect((await list({ folder: 'starred' })).map(({ id }) => id)).toEqual(
      expect.arrayContaining(emailIds.slice(0, 2)),
    );
  });

  test('get a label or lose it, each for itself, and twice is as before', async () => {
    const inbox = await list();
    const emailIds = inbox.map(({ id }) => id);
    await ask(updateEmailsLabel, { emailIds, label: 'important' });
    const after = await list();
    for (const [at, { labels }] of inbox.entries())
      expect(after[at]?.labels.includes('important')).toBe(!labels.includes('important'));
    await ask(updateEmailsLabel, { emailIds, label: 'important' });
    expect((await list()).map(({ labels }) => labels.toSorted())).toEqual(
      inbox.map(({ labels }) => labels.toSorted()),
    );
    await ask(updateEmailsLabel, { emailIds: [9999], label: 'private' });
    expect(await list({ label: 'private' })).toHaveLength(
      inbox.filter(({ labels }) => labels.includes('private')).length,
    );
  });
});

describe('one mail', () => {
  test('knows of its neighbours in the list it was opened from', async () => {
    const inbox = await list({ folder: 'inbox' });
    const open = (email: Email | undefined) => ask(getEmail, { id: email?.id ?? 0, folder: 'inbox' });
    expect(await open(inbox[0])).toMatchObject({ hasPreviousMail: false, hasNextMail: true });
    expect(await open(inbox[1])).toMatchObject({ hasPreviousMail: true, hasNextMail: true });
    expect(await open(inbox.at(-1))).toMatchObject({ hasPreviousMail: true, hasNextMail: false });
  });

  test('leads through the mails of its folder to the last, and past it to a 404', async () => {
    let opened = await ask(getEmail, { id: (await first()).id });
    while (opened.hasPreviousMail) {
      const { id } = await ask(paginateEmail, { dir: 'previous', emailId: opened.id });
      opened = await ask(getEmail, { id });
    }
    const seen = new Set([opened.id]);
    while (opened.hasNextMail) {
      const { id } = await ask(paginateEmail, { dir: 'next', emailId: opened.id });
      opened = await ask(getEmail, { id });
      seen.add(id);
    }
    const inbox = await list({ folder: 'inbox' });
    expect([...seen]).toEqual(inbox.map(({ id }) => id));
    const beyond = ask(paginateEmail, { dir: 'next', emailId: opened.id });
    await expect(beyond).rejects.toThrow(Refused);
    await expect(beyond).rejects.toMatchObject({ status: 404 });
  });

  test('keeps its place between its neighbours when it leaves the list', async () => {
    const [one, other, third] = await list();
    await ask(updateEmails, { emailIds: [other?.id ?? 0], dataToUpdate: { folder: 'trash' } });
    const next = await ask(paginateEmail, { dir: 'next', emailId: other?.id ?? 0, folder: 'inbox' });
    const previous = await ask(paginateEmail, { dir: 'previous', emailId: other?.id ?? 0, folder: 'inbox' });
    expect([previous.id, next.id]).toEqual([one?.id, third?.id]);
  });

  test('that is unknown is not found', async () => {
    expect((await request('GET', '/apps/email/get-email?id=9999')).status).toBe(404);
    expect((await request('GET', '/apps/email/get-email')).status).toBe(404);
    expect((await request('GET', '/apps/email/paginate-email?dir=next&emailId=9999')).status).toBe(404);
  });
});

describe('what is written', () => {
  test('is kept as a draft, changed, and sent', async () => {
    const { email: draft } = await ask(saveDraft, { email: { ...written, subject: '' } });
    expect(draft).toMatchObject({ folder: 'draft', from: { name: 'Amina Wanjiru' } });
    const drafts = (await meta()).draft;
    await ask(saveDraft, { id: draft.id, email: written });
    expect((await meta()).draft).toBe(drafts);
    const { email: sent } = await ask(sendEmail, { draftId: draft.id, email: written });
    expect(sent.id).toBe(draft.id);
    expect((await meta()).draft).toBe(drafts - 1);
    expect(await first({ folder: 'sent' })).toMatchObject({
      subject: 'Hello',
      to: [{ name: 'Brian Otieno' }],
    });
  });

  test('to an address nobody has is named by its first part', async () => {
    const { email } = await ask(sendEmail, { email: { ...written, to: ['zawadi@coast.example'] } });
    expect(email.to).toEqual([{ name: 'zawadi', email: 'zawadi@coast.example' }]);
  });

  test('as an answer stands under what it answers', async () => {
    const { id } = await first();
    const { email } = await ask(sendEmail, { replyTo: id, email: written });
    expect((await ask(getEmail, { id })).replies.at(-1)).toMatchObject({
      id: email.id,
      message: '<p>Sasa</p>',
    });
  });
});
