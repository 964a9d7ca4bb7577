import type { Reader } from '../../texts/reader.ts';

type Sign = readonly [name: string, pattern: RegExp];

/** Browsers by what only they say; most also claim to be those further down. */
const browsers: readonly Sign[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly Sign[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const named = (signs: readonly Sign[], userAgent: string) =>
  signs.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** What a browser's name for itself tells of it and of the device: their names, or its own first word. */
export function devicePartsOf(userAgent: string | null) {
  const browser = named(browsers, userAgent ?? '');
  const system = named(systems, userAgent ?? '');
  const word = browser || system ? undefined : /^[\w.-]{1,40}/.exec(userAgent ?? '')?.[0];
  return { browser: browser ?? word, system };
}

/** A device in the reader's words, such as "Firefox on Windows", from what its browser says of itself. */
export function deviceOf(userAgent: string | null, { t, language }: Reader): string {
  const { browser, system } = devicePartsOf(userAgent);
  if (browser && system) return t('newDevice.browserOn', { browser, system });
  const unknown = t('newDevice.unknown');
  return browser ?? system ?? unknown.charAt(0).toLocaleUpperCase(language) + unknown.slice(1);
}
