// @vitest-environment jsdom
import type { Preference } from '@kazi/contract/identity';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../shell/testing/render.tsx';

const { chooseBeforeLogin } = await import('../../shell/chosen-before-login.ts');
const { setPreference } = await import('../../shell/preferences.ts');
const { usePreferenceSync } = await import('./use-preference-sync.ts');

let hasAnswered: boolean;
const sent = vi.fn(async () => kept);
let kept: Pick<
  Preference,
  'id' | 'skin' | 'accent' | 'language' | 'dateFormat' | 'clock' | 'direction' | 'menuCollapsed'
>;
vi.mock('../identity/preferences/server-preferences.ts', () => ({
  useServerPreferences: () => ({ data: hasAnswered ? kept : undefined }),
  useChangePreferences: () => ({ run: sent }),
}));

beforeEach(() => {
  sessionStorage.clear();
  sent.mockClear();
  kept = {
    id: 'me',
    skin: 'light',
    accent: 'teal',
    language: 'en',
    dateFormat: 'language',
    clock: 'language',
    direction: 'auto',
    menuCollapsed: false,
  };
});

function logIn() {
  hasAnswered = false;
  const { rerender } = renderHook(usePreferenceSync);
  hasAnswered = true;
  rerender();
}

const shown = () => document.documentElement.lang;

test('a language chosen before the login stays, and is that of the account from then on', async () => {
  chooseBeforeLogin('language', 'ar');
  logIn();
  expect(shown()).toBe('ar');
  expect(sent.mock.calls).toEqual([[{ id: 'me', language: 'ar' }]]);
});

test('what this device only kept from somebody before gives way to the account of who logs in', async () => {
  setPreference('language', 'fr');
  logIn();
  expect(shown()).toBe('en');
  expect(sent).not.toHaveBeenCalled();
});

test('a choice before one login is not made again at the next', async () => {
  chooseBeforeLogin('language', 'ar');
  logIn();
  sent.mockClear();
  logIn();
  expect(shown()).toBe('en');
});
