import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { oldestBrowsers } from './browsers.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Calls and styles that Safari 17.4 does not have and that no compiler refuses: the language's own are kept out by `lib`.
 * A use that asks first stands in `askedFirst`.
 */
const newer =
  /\b(URL\.parse|startViewTransition|requestIdleCallback|scheduler\.(yield|postTask)|onscrollend|'scrollend'|setHTMLUnsafe|setHTML|EyeDropper|CloseWatcher|showOpenFilePicker|showSaveFilePicker|Intl\.DurationFormat|Temporal\.Now|moveBefore|requestClose|navigation\.navigate)\b|@starting-style|anchor-name|position-anchor|interpolate-size|calc-size\(/;
const askedFirst = new Set(['apps/web/src/shell/idle.ts']);

test('nothing newer than the oldest browsers is called without asking', () => {
  const sources = globSync(
    ['apps/web/src/**/*.{ts,tsx,css}', 'packages/{ui,simulation,contract}/src/**/*.{ts,tsx,css}'],
    { cwd: root },
  ).filter((path) => !/\.test\.tsx?$/.test(path) && !askedFirst.has(path));
  const found = sources.filter((path) => newer.test(readFileSync(`${root}/${path}`, 'utf8')));
  expect(sources.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

test('the README names the browsers that the build is for', () => {
  const readme = readFileSync(`${root}/README.md`, 'utf8');
  const [, safari] = /^safari(.+)$/.exec(oldestBrowsers[0] ?? '') ?? [];
  const firefox = oldestBrowsers.find((browser) => browser.startsWith('firefox'))?.replace('firefox', '');
  expect(readme).toContain(`Safari ${safari} or newer`);
  expect(readme).toContain(`Firefox ${firefox} (the current ESR) or newer`);
});
