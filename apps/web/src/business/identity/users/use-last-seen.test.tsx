// @vitest-environment jsdom
import { type Ability, abilityOf } from '@kazi/contract/abilities';
import type { User } from '@kazi/contract/identity';
import i18next from 'i18next';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import users from '../../../i18n/en/users.json';
import { useLastSeen } from './use-last-seen.tsx';

let ability: Ability;
vi.mock('../../../session/ability.tsx', () => ({ useAbility: () => ability }));
vi.mock('../../../session/session.ts', () => ({ useSignedIn: () => ({ user: { id: 'me' } }) }));

const manager = abilityOf([{ action: 'manage', subject: 'User' }]);
const client = abilityOf([{ action: 'read', subject: 'User' }]);

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { users } } });
});

type Seen = Pick<User, 'id' | 'lastSeenAt'>;
const Cell = ({ user }: { user: Seen }) => useLastSeen()(user);

async function seen(viewer: Ability, user: Seen) {
  ability = viewer;
  const page = document.createElement('div');
  const root = createRoot(page);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => root.render(<Cell user={user} />));
  return page.textContent;
}

const longAgo = new Date(Date.now() - 20 * 60_000).toISOString();

test('who looks is here now, whenever their login was last renewed', async () => {
  expect(await seen(client, { id: 'me', lastSeenAt: longAgo })).toBe('Now');
  expect(await seen(manager, { id: 'other', lastSeenAt: longAgo })).toBe('20 minutes ago');
});

test('somebody who was never here is said to be so to who may know, and to nobody else', async () => {
  expect(await seen(manager, { id: 'other', lastSeenAt: null })).toBe('Never');
  expect(await seen(client, { id: 'other', lastSeenAt: null })).toBe('');
});
