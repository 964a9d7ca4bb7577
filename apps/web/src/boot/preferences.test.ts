// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  applyPreferences,
  type Preferences,
  readPreference,
  readPreferences,
  registry,
  resolvePreferences,
  storePreference,
} from './preferences.ts';

const defaults: Preferences = {
  skin: 'system',
  accent: 'teal',
  language: 'en',
  dateFormat: 'language',
  clock: 'language',
  direction: 'auto',
  menu: 'open',
  layout: 'vertical',
  width: 'usual',
  density: 'comfortable',
};

beforeEach(() => localStorage.clear());

describe('what is kept on the device', () => {
  test('is the default until somebody chooses', () => {
    expect(readPreferences()).toEqual(defaults);
  });

  test('is what was chosen', () => {
    storePreference('skin', 'semi-dark');
    storePreference('language', 'ar');
    storePreference('accent', 'plum');
    expect(readPreferences()).toEqual({ ...defaults, skin: 'semi-dark', language: 'ar', accent: 'plum' });
  });

  test.each([
    [['sw-KE', 'en'], 'sw'],
    [['de-DE', 'ar-EG', 'fr'], 'ar'],
    [['de-DE'], 'en'],
    [[], 'en'],
  ])('of browsers that prefer %j the language is %s, until somebody chooses', (languages, language) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    expect(readPreference('language')).toBe(language);
    storePreference('language', 'fr');
    expect(readPreference('language')).toBe('fr');
    vi.restoreAllMocks();
  });

  test('is the default again where a value is none of its own', () => {
    localStorage.setItem(registry.skin.key, 'neon');
    expect(readPreference('skin')).toBe('system');
  });
});

describe('what the choices come to', () => {
  test.each([
    ['system', false, 'light', 'light'],
    ['system', true, 'dark', 'dark'],
    ['light', true, 'light', 'light'],
    ['semi-dark', true, 'semi-dark', 'light'],
    ['bordered', false, 'bordered', 'light'],
    ['dark', false, 'dark', 'dark'],
  ] as const)('skin %s on a system that is dark: %s is %s, scheme %s', (skin, isDark, resolved, scheme) => {
    expect(resolvePreferences({ ...defaults, skin }, isDark)).toMatchObject({ skin: resolved, scheme });
  });

  test.each([
    ['en', 'auto', 'ltr'],
    ['ar', 'auto', 'rtl'],
    ['ar', 'ltr', 'ltr'],
    ['fr', 'rtl', 'rtl'],
  ] as const)('language %s with direction %s runs %s', (language, direction, resolved) => {
    expect(resolvePreferences({ ...defaults, language, direction }, false).direction).toBe(resolved);
  });
});

test('the root element is marked with all of it', () => {
  const root = document.createElement('html');
  applyPreferences(
    root,
    resolvePreferences(
      { ...defaults, skin: 'dark', accent: 'plum', language: 'ar', menu: 'collapsed', layout: 'horizontal' },
      false,
    ),
  );
  expect(root.lang).toBe('ar');
  expect(root.dir).toBe('rtl');
  expect(root.dataset).toMatchObject({
    skin: 'dark',
    accent: 'plum',
    menu: 'collapsed',
    layout: 'horizontal',
    mantineColorScheme: 'dark',
  });
});
