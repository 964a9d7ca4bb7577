// @vitest-environment jsdom
import type { Preference } from '@kazi/contract/identity';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

vi.hoisted(() => {
  globalThis.matchMedia = () =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: '',
      onchange: null,
      addListener() {},
      removeListener() {},
    });
});

const { chooseBeforeLogin } = await import('../../shell/chosen-before-login.ts');
const { setPreference } = await import('../../shell/preferences.ts');
const { usePreferenceSync } = await import('./use-preference-sync.ts');

let hasAnswered: boolean;
const sent = vi.fn(async () => kept);
let kept: Pick<Preference, 'id' | 'skin' | 'accent' | 'language' | 'direction' | 'menuCollapsed'>;
vi.mock('../identity/preferences/server-preferences.ts', () => ({
  useServerPreferences: () => ({ data: hasAnswered ? kept : undefined }),
  useChangePreferences: () => ({ run: sent }),
}));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  sent.mockClear();
  kept = { id: 'me', skin: 'light', accent: 'teal', language: 'en', direction: 'auto', menuCollapsed: false };
});

function Frame() {
  usePreferenceSync();
  return null;
}

async function logIn() {
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  hasAnswered = false;
  await act(async () => root.render(<Frame />));
  hasAnswered = true;
  await act(async () => root.render(<Frame />));
}

const shown = () => document.documentElement.lang;

test('a language chosen before the login stays, and is that of the account from then on', async () => {
  chooseBeforeLogin('language', 'ar');
  await logIn();
  expect(shown()).toBe('ar');
  expect(sent.mock.calls).toEqual([[{ id: 'me', language: 'ar' }]]);
});

test('what this device only kept from somebody before gives way to the account of who logs in', async () => {
  setPreference('language', 'fr');
  await logIn();
  expect(shown()).toBe('en');
  expect(sent).not.toHaveBeenCalled();
});

test('a choice before one login is not made again at the next', async () => {
  chooseBeforeLogin('language', 'ar');
  await logIn();
  sent.mockClear();
  await logIn();
  expect(shown()).toBe('en');
});
