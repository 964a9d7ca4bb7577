import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const sources = new URL('..', import.meta.url).pathname;
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => !file.startsWith('demo/'))
  .map((file) => join(sources, file));

/** What the application says itself, in the page's language and direction. */
const ownTexts = [
  'bottom-bar.module.css name',
  'column.module.css name',
  'filter-bar.module.css choose',
  'sidebar.module.css name',
  'signed-out-layout.module.css title',
];

/** The classes of a sheet whose text ends in dots; what a tag within one is, is to be seen in its file. */
const cutClasses = (sheet: string): string[] =>
  [...readFileSync(sheet, 'utf8').matchAll(/([^{}]+)\{[^{}]*text-overflow: ellipsis/g)].flatMap(
    ([, selector = '']) => selector.split(',').flatMap((part) => /\.([\w-]+)\s*$/.exec(part)?.[1] ?? []),
  );

/** The opening tags that bear a class of a sheet, in the files that import it. */
function tagsWith(sheet: string, name: string): string[] {
  return files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)]
        .filter(([, , path = '']) => join(dirname(file), path) === sheet)
        .flatMap(([, local]) => [...text.matchAll(new RegExp(`\\b${local}\\.${name}\\b`, 'g'))])
        .map(({ index }) => text.slice(text.lastIndexOf('<', index), text.indexOf('>\n', index)));
    });
}

const sheets = files.filter((file) => file.endsWith('.module.css'));
const cuts = sheets.flatMap((sheet) =>
  cutClasses(sheet).map((name) => [`${sheet.split('/').at(-1)} ${name}`, tagsWith(sheet, name)] as const),
);

test('a text that is cut is so at its own end: it stands in the direction of what it says', () => {
  const others = cuts.flatMap(([name, tags]) =>
    ownTexts.includes(name)
      ? []
      : tags
          .filter((tag) => !/<bdi|<TaskLink|as="bdi"|dir=/.test(tag))
          .map((tag) => `${name}: ${tag.replace(/\s+/g, ' ').slice(0, 100)}`),
  );
  expect(others).toEqual([]);
  expect(cuts.length).toBeGreaterThan(3);
});
