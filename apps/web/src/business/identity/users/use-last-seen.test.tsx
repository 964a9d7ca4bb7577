// @vitest-environment jsdom

import { type Ability, abilityOf } from '@kazi/contract/abilities';
import type { User } from '@kazi/contract/identity';
import { expect, test, vi } from 'vitest';
import { render } from '../../../shell/testing/render.tsx';
import { useLastSeen } from './use-last-seen.tsx';

let ability: Ability;
vi.mock('../../../session/ability.tsx', () => ({ useAbility: () => ability }));
vi.mock('../../../session/session.ts', () => ({ useSignedIn: () => ({ user: { id: 'me' } }) }));

const manager = abilityOf([{ action: 'manage', subject: 'User' }]);
const client = abilityOf([{ action: 'read', subject: 'User' }]);

type Seen = Pick<User, 'id' | 'lastSeenAt'>;
const Cell = ({ user }: { user: Seen }) => useLastSeen()(user);

function seen(viewer: Ability, user: Seen) {
  ability = viewer;
  return render(<Cell user={user} />).container.textContent;
}

const longAgo = new Date(Date.now() - 20 * 60_000).toISOString();

test('who looks is here now, whenever their login was last renewed', () => {
  expect(seen(client, { id: 'me', lastSeenAt: longAgo })).toBe('Now');
  expect(seen(manager, { id: 'other', lastSeenAt: longAgo })).toBe('20 minutes ago');
});

test('somebody who was never here is said to be so to who may know, and to nobody else', () => {
  expect(seen(manager, { id: 'other', lastSeenAt: null })).toBe('Never');
  expect(seen(client, { id: 'other', lastSeenAt: null })).toBe('');
});
