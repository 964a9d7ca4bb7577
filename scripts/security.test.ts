import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** How many requirements each section of ASVS 5.0.0 has at levels 1 and 2; in each they are numbered from 1. */
const sections = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2  2.1:3 2.2:3 2.3:4 2.4:1  3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
  4.1:3 4.2:1 4.3:2 4.4:4  5.1:1 5.2:3 5.3:2 5.4:3  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4
  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2  8.1:2 8.2:3 8.3:1 8.4:1  9.1:3 9.2:4
  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1
  12.1:3 12.2:2 12.3:4  13.1:1 13.2:5 13.3:2 13.4:5  14.1:2 14.2:4 14.3:3  15.1:3 15.2:3 15.3:7
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3  17.1:1 17.2:4 17.3:2`;

const verdicts = ['met', 'partly', 'not met', 'n/a'];

const root = fileURLToPath(new URL('..', import.meta.url));
const serverFolder = 'apps/server/src';
const overview = 'docs/security.md';
const tables = readdirSync(join(root, 'docs/security')).map((name) => `docs/security/${name}`);

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** The cells of the rows of a text's tables, heads and rules included. */
const rowsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const requirements = tables
  .flatMap((path) => rowsIn(textOf(path)))
  .filter(([number]) => /^\d/.test(number ?? ''))
  .map(([number = '', , verdict = '', evidence = '']) => ({ number, verdict, evidence }));

const isFile = (span: string) =>
  /^[^/ ]\S*(\.(ts|tsx|mjs|json|sql|md|service|dockerignore)|Dockerfile)$/.test(span);
const placeOf = (file: string) =>
  [file, `${serverFolder}/${file}`].find((path) => existsSync(join(root, path)));

/** The files that a text names, each with the titles quoted behind it. */
const filesIn = (text: string) =>
  [...text.matchAll(/`([^`\n]+)`((?:,? “[^”]+”)*)/g)]
    .filter(([, span = '']) => isFile(span))
    .map(([, file = '', quoted = '']) => ({
      file,
      titles: [...quoted.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
    }));

/** The names by which a page's headings are linked to. */
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

test('every requirement of ASVS is there once, in its order', () => {
  const wanted = [...sections.matchAll(/(\S+):(\d+)/g)].flatMap(([, section, count]) =>
    Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`),
  );
  expect(wanted).toHaveLength(253);
  expect(requirements.map(({ number }) => number)).toEqual(wanted);
});

test('every verdict is one of four; what is met is shown by a file or a page', () => {
  const wrong = requirements.filter(
    ({ verdict, evidence }) =>
      !verdicts.includes(verdict) ||
      evidence === '' ||
      (verdict === 'met' && filesIn(evidence).length === 0 && !evidence.includes('](')),
  );
  expect(wrong).toEqual([]);
});

test('what holds in part says why the rest stays', () => {
  const silent = requirements.filter(
    ({ verdict, evidence }) =>
      verdict === 'not met' ||
      (verdict === 'partly' && !/\b(because|since|in no other way)\b/.test(evidence)),
  );
  expect(silent).toEqual([]);
});

test('every file that is named is there, with the titles quoted behind it', () => {
  const missing = [overview, ...tables].flatMap((page) =>
    filesIn(textOf(page)).flatMap(({ file, titles }) => {
      const place = placeOf(file);
      if (!place) return [`${page}: ${file}`];
      const text = textOf(place);
      return titles.filter((title) => !text.includes(title)).map((title) => `${page}: ${file} “${title}”`);
    }),
  );
  expect(missing).toEqual([]);
});

test('every link leads to a file, and to a heading of it', () => {
  for (const page of [overview, ...tables])
    for (const [, target = ''] of textOf(page).matchAll(/\]\(([^)]+)\)/g)) {
      if (/^https?:/.test(target)) continue;
      const [path = '', heading] = target.split('#');
      const linked = path ? join(dirname(page), path) : page;
      expect(existsSync(join(root, linked)), `${target} in ${page}`).toBe(true);
      if (heading) expect(anchorsIn(textOf(linked)), `${target} in ${page}`).toContain(heading);
    }
});

test('every table is said to hold personal data, or to hold none of its own', () => {
  const types = textOf('apps/server/src/database/tables.gen.ts');
  const tables = [...types.slice(types.indexOf('interface DB {')).matchAll(/^ {2}(\w+): /gm)].map(
    ([, name = '']) => name,
  );
  const data =
    textOf(overview)
      .split(/^## /m)
      .find((part) => part.startsWith('Data\n')) ?? '';
  const named = [...data.matchAll(/`([a-z_]+)(…?)`/g)].map(([, name = '', more]) => ({ name, more }));
  const isNamed = (table: string) =>
    named.some(({ name, more }) => (more ? table.startsWith(name) : table === name));
  expect(tables.length).toBeGreaterThan(50);
  expect(tables.filter((table) => !isNamed(table))).toEqual([]);
});

test('the counts of each chapter are right', () => {
  const counts = (chapter: RegExp) =>
    verdicts.map(
      (wanted) =>
        `${requirements.filter(({ number, verdict }) => chapter.test(number) && verdict === wanted).length}`,
    );
  const told = rowsIn(textOf(overview)).filter(([name]) => /^\[V\d|^\*\*all/.test(name ?? ''));
  expect(told).toHaveLength(18);
  for (const [name = '', ...numbers] of told) {
    const [, chapter] = /^\[V(\d+) /.exec(name) ?? [];
    expect(numbers, name).toEqual(counts(chapter ? new RegExp(`^${chapter}\\.`) : /^/));
  }
});
