// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from './session.ts';

vi.stubGlobal('crypto', webcrypto);
vi.stubGlobal('isSecureContext', true);
vi.stubGlobal('BroadcastChannel', undefined);
vi.stubGlobal('location', { assign: () => undefined });

function sessionOf(id: string, letter: string): Session {
  return {
    token: 'token',
    expiresAt: '2027-01-01T00:00:00Z',
    draftKey: `${letter.repeat(42)}A`,
    tokenSince: 0,
    profile: null,
    ability: [],
    user: {
      id,
      firstName: 'Amina',
      lastName: 'Odhiambo',
      email: `${id}@kazi.test`,
      phone: null,
      country: null,
      role: 'agent',
      status: 'active',
      avatar: null,
      lastSeenAt: null,
      createdAt: '2026-01-01T00:00:00Z',
      removedAt: null,
      anonymous: false,
      may: { update: true, changeRole: false, suspend: false, remove: false, anonymise: false },
    },
  };
}
const amina = sessionOf('amina', 'a');
const juma = sessionOf('juma', 'j');

/** A page that is loaded anew, by who is logged in. */
async function visit(session: Session) {
  vi.resetModules();
  const page = { ...(await import('./session.ts')), ...(await import('./drafts.ts')) };
  await page.signIn({ ...session, device: 'device' });
  await page.openDrafts(session);
  return page;
}

const stored = () => Object.keys(localStorage).filter((name) => name.startsWith('kazi.draft.'));
const texts = () => stored().map((name) => localStorage.getItem(name) ?? '');
const isStored = (count: number) => vi.waitFor(() => expect(stored()).toHaveLength(count));

async function writeAsAmina(value: unknown = 'Weigh the sacks'): Promise<void> {
  (await visit(amina)).writeDraft('comment.1', value);
  await isStored(1);
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

test('what is written is there on the next visit, and nobody reads it in the storage', async () => {
  await writeAsAmina({ title: 'Weigh the sacks', labels: ['shop'] });
  expect(texts().join()).not.toContain('sacks');
  const page = await visit(amina);
  expect(page.readDraft('comment.1')?.value).toEqual({ title: 'Weigh the sacks', labels: ['shop'] });
  expect(page.countDrafts()).toBe(1);
});

test('a session that ends leaves it, a logout by choice does not', async () => {
  await writeAsAmina();
  const page = await visit(amina);
  await page.suspendSession('token', { staysOnPage: true });
  expect(stored()).toHaveLength(1);
  await page.endSession();
  expect(stored()).toEqual([]);
});

test('another person neither sees nor opens it, and their logout leaves it', async () => {
  await writeAsAmina();
  const [name = ''] = stored();
  const page = await visit(juma);
  expect(page.readDraft('comment.1')).toBeUndefined();
  expect(page.countDrafts()).toBe(0);
  // Put among their own it stays sealed.
  localStorage.setItem(name.replace('amina', 'juma'), localStorage.getItem(name) ?? '');
  expect((await visit(juma)).readDraft('comment.1')).toBeUndefined();
  await (await visit(juma)).endSession();
  expect(stored()).toEqual([name]);
  expect((await visit(amina)).readDraft('comment.1')?.value).toBe('Weigh the sacks');
});

test('after thirty days it is deleted, whoever logs in', async () => {
  await writeAsAmina();
  vi.setSystemTime(Date.now() + 29 * 86_400_000);
  await visit(juma);
  expect(stored()).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  await visit(juma);
  expect(stored()).toEqual([]);
});

test('what another tab writes and ends is known here too', async () => {
  const page = await visit(amina);
  await writeAsAmina();
  const [name = ''] = stored();
  dispatchEvent(new StorageEvent('storage', { key: name, newValue: localStorage.getItem(name) }));
  await vi.waitFor(() => expect(page.readDraft('comment.1')?.value).toBe('Weigh the sacks'));
  dispatchEvent(new StorageEvent('storage', { key: name, newValue: null }));
  await vi.waitFor(() => expect(page.countDrafts()).toBe(0));
});

test('without WebCrypto, where a login ends with the page, the words stay as they are', async () => {
  vi.stubGlobal('isSecureContext', false);
  await writeAsAmina();
  expect((await visit(amina)).readDraft('comment.1')?.value).toBe('Weigh the sacks');
  vi.stubGlobal('isSecureContext', true);
});

test('what the storage has no room for lasts until the page is left', async () => {
  const page = await visit(amina);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  page.writeDraft('comment.1', 'Weigh the sacks');
  expect(page.readDraft('comment.1')?.value).toBe('Weigh the sacks');
  vi.restoreAllMocks();
});
