import { globSync, readFileSync } from 'node:fs';
import { accents } from '@kazi/ui/accents';
import { accentNames, brandName } from '@kazi/ui/brand';
import { expect, test } from 'vitest';
import { withBrand } from './brand.ts';

const root = new URL('../../../', import.meta.url).pathname;
/** The web's own code: what the showcase's examples say is content, as any sample is. */
const sources = globSync(['apps/web/index.html', 'apps/web/{src,build}/**', 'packages/ui/src/**'], {
  cwd: root,
}).filter(
  (path) => /\.(tsx?|css|html)$/.test(path) && !/\/(brand|showcase|i18n)\/|\.(test|gen)\.tsx?$/.test(path),
);
const read = (path: string) => readFileSync(root + path, 'utf8');
const having = (pattern: RegExp) => sources.filter((path) => pattern.test(read(path)));

test('the name and the main colour of the brand stand in its folder alone', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(having(new RegExp(`\\b${brandName}\\b`))).toEqual([]);
  expect(having(new RegExp(accents[accentNames[0]].shades[7], 'i'))).toEqual([]);
});

test('texts name the product by a variable', () => {
  // In Swahili the name is also the word for work.
  const texts = globSync('{apps/web/src/i18n,packages/contract/texts}/{en,fr,ar}/**/*.json', { cwd: root });
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((path) => new RegExp(`\\b${brandName}\\b`).test(read(path)))).toEqual([]);
});

test('the document is filled in', () => {
  const document = withBrand(read('apps/web/index.html'));
  expect(document).toContain(`<title>${brandName}</title>`);
  expect(document).not.toMatch(/%\w+%/);
});
