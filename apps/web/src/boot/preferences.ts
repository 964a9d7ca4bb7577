import { accentNames } from '@kazi/ui/brand';
import { deviceStorage } from './storage.ts';

interface PreferenceDefinition<Value extends string> {
  /** What it may be. The first is what holds until somebody chooses. */
  readonly values: readonly [Value, ...Value[]];
  /** Where this device keeps the choice (`localStorage`). */
  readonly key: string;
}

const define = <const Value extends string>(definition: PreferenceDefinition<Value>) => definition;

/** How the application looks on this device. One line here, and it is stored, applied before paint, and typed. */
export const registry = {
  skin: define({ values: ['system', 'light', 'dark', 'bordered', 'semi-dark'], key: 'kazi.skin' }),
  accent: define({ values: accentNames, key: 'kazi.accent' }),
  language: define({ values: ['en', 'sw', 'fr', 'ar'], key: 'kazi.language' }),
  dateFormat: define({
    values: ['language', 'daymonth', 'slashes', 'monthday', 'iso'],
    key: 'kazi.date-format',
  }),
  clock: define({ values: ['language', 'h23', 'h12'], key: 'kazi.clock' }),
  direction: define({ values: ['auto', 'ltr', 'rtl'], key: 'kazi.direction' }),
  menu: define({ values: ['open', 'collapsed'], key: 'kazi.menu' }),
  layout: define({ values: ['vertical', 'horizontal'], key: 'kazi.layout' }),
  width: define({ values: ['usual', 'full', 'boxed'], key: 'kazi.width' }),
  density: define({ values: ['comfortable', 'compact'], key: 'kazi.density' }),
};

export type PreferenceName = keyof typeof registry;
export type PreferenceValue<Name extends PreferenceName> = (typeof registry)[Name]['values'][number];
export type Preferences = { [Name in PreferenceName]: PreferenceValue<Name> };
export type Language = Preferences['language'];

/** The stored choice if it is still one of the values, else the default; of languages the one that the browser prefers. */
export function readPreference<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  const { values, key } = registry[name];
  const wanted = [deviceStorage.get(key), ...(name === 'language' ? browserLanguages() : [])];
  return wanted.map((one) => values.find((value) => value === one)).find(Boolean) ?? values[0];
}

const browserLanguages = (): string[] => navigator.languages.map((tag) => tag.split('-', 1)[0] ?? '');

/** Keeps a choice on this device; until the page is left where the browser stores nothing. */
export function storePreference<Name extends PreferenceName>(name: Name, value: PreferenceValue<Name>): void {
  deviceStorage.set(registry[name].key, value);
}

export function readPreferences(): Preferences {
  return {
    skin: readPreference('skin'),
    accent: readPreference('accent'),
    language: readPreference('language'),
    dateFormat: readPreference('dateFormat'),
    clock: readPreference('clock'),
    direction: readPreference('direction'),
    menu: readPreference('menu'),
    layout: readPreference('layout'),
    width: readPreference('width'),
    density: readPreference('density'),
  };
}

/** `system` and `auto` resolved: what the document is to be marked with. */
export function resolvePreferences(chosen: Preferences, systemIsDark: boolean) {
  const skin = chosen.skin !== 'system' ? chosen.skin : systemIsDark ? 'dark' : 'light';
  const scriptDirection = chosen.language === 'ar' ? 'rtl' : 'ltr';
  return {
    skin,
    scheme: skin === 'dark' ? 'dark' : 'light',
    accent: chosen.accent,
    language: chosen.language,
    dateFormat: chosen.dateFormat,
    clock: chosen.clock,
    direction: chosen.direction === 'auto' ? scriptDirection : chosen.direction,
    menu: chosen.menu,
    layout: chosen.layout,
    width: chosen.width,
    density: chosen.density,
  } as const;
}

export type ResolvedPreferences = ReturnType<typeof resolvePreferences>;

/** Marks the root element, from which all styles follow. */
export function applyPreferences(root: HTMLElement, resolved: ResolvedPreferences): void {
  root.lang = resolved.language;
  root.dir = resolved.direction;
  root.dataset.skin = resolved.skin;
  root.dataset.accent = resolved.accent;
  root.dataset.menu = resolved.menu;
  root.dataset.layout = resolved.layout;
  root.dataset.frame = resolved.width;
  root.dataset.density = resolved.density;
  root.dataset.mantineColorScheme = resolved.scheme;
}
