import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePage, type NewPage, refusal } from './new.ts';
import { aCopy, tool } from './testing/copy.ts';

let copy: string;
beforeAll(() => {
  copy = aCopy();
});
afterAll(() => rmSync(copy, { recursive: true }));

test.each<[what: string, page: NewPage, says: RegExp]>([
  ['an address that is none', { path: 'Apps/Crops', titles: { en: 'Crops' } }, /small letters and hyphens/],
  ['no address', { path: '', titles: { en: 'Crops' } }, /not nothing/],
  ['no title', { path: '/apps/crops', titles: { en: ' ' } }, /needs a title/],
  ['a page that is there', { path: '/pages/kanban', titles: { en: 'Board' } }, /a page named kanban/],
  ['texts that are there', { path: '/pages/forms', titles: { en: 'Forms' } }, /forms\.json is there already/],
])('%s is refused', (_what, page, says) => {
  expect(refusal(copy, page)).toMatch(says);
});

// The starters that `npm test` makes are checked with one.
test('a new page stands in every list, well formatted', { timeout: 600_000 }, async () => {
  const page = { path: '/apps/field-notes', titles: { en: "Grower's notes", sw: 'Maelezo' } };
  expect(refusal(copy, page)).toBeUndefined();
  const files = await makePage(copy, page);
  tool(copy, '@biomejs/biome/bin/biome', 'check', '--write', ...files);
  const route = readFileSync(join(copy, 'apps/web/src/demo/routes.gen.ts'), 'utf8');
  expect(route).toContain("'/apps/field-notes'");
  const titleIn = (language: string) =>
    JSON.parse(readFileSync(join(copy, `apps/web/src/i18n/${language}/demo.json`), 'utf8')).pages.fieldNotes;
  expect(['en', 'sw', 'fr'].map(titleIn)).toEqual(["Grower's notes", 'Maelezo', "Grower's notes"]);
  expect(refusal(copy, page)).toMatch(/a page named fieldNotes/);
});
