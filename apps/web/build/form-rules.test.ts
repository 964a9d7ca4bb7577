import { readFileSync } from 'node:fs';
import { rules as newProject } from 'virtual:rules/organisation.projects.create';
import { contract } from '@kazi/contract';
import { problems } from '@kazi/contract/refusals';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { checkInput, type FieldProblem, problemKeys } from '../src/shell/form/rules.ts';
import { problemsByCode, property, rulesOfCall } from './form-rules.ts';

interface Call {
  path: string;
  fields: [name: string, schema: z.core.$ZodType][];
}

/** Every call whose input is an object, by its path in the contract. */
function callsOf(router: unknown, path: string[] = []): Call[] {
  if (typeof router !== 'object' || router === null) return [];
  const input = property(property(router, '~orpc'), 'inputSchema');
  if (input instanceof z.core.$ZodObject) {
    const fields = Object.entries(input._zod.def.shape).filter(
      ([, field]) => field instanceof z.core.$ZodType,
    );
    return [{ path: path.join('.'), fields }];
  }
  return '~orpc' in router
    ? []
    : Object.entries(router).flatMap(([name, inner]) => callsOf(inner, [...path, name]));
}

const english: unknown = JSON.parse(
  readFileSync(new URL('../src/i18n/en/form.json', import.meta.url), 'utf8'),
);

/** The sentence of a problem, in English. */
function sentence({ problem, limit }: FieldProblem): string {
  const text = property(english, problem) ?? property(english, `${problem}_other`);
  return String(text).replace(/\{\{(count|limit)\}\}/, String(limit));
}

const texts = [
  ...[
    '',
    ' ',
    'a',
    'A1',
    ' ab ',
    'two\nlines',
    '\u202eturned',
    '\u202e',
    'me@example.com',
    '2026-02-30',
    '0',
    '123456',
  ],
  ...[9, 10, 60, 61, 120, 121, 501].flatMap((length) => [
    ` ${'x'.repeat(length)}`,
    `\u202e${'x'.repeat(length)}\u202c`,
  ]),
];
const numbers = [-1, 0, 0.25, 0.3, 0.5, 1, 31, 32, 100, 101, 1e6, 1e12];
const values = [undefined, null, ...texts, ...numbers, [], texts, {}, { number: '', kind: 'x' }];

test('a browser refuses only what the schema refuses, in its words', () => {
  const wrong: string[] = [];
  let refused = 0;
  for (const { path, fields } of callsOf(contract)) {
    const rules = rulesOfCall(contract, path);
    for (const [name, schema] of fields) {
      for (const value of values) {
        const found = Object.entries(checkInput(rules, { [name]: value }));
        if (found.length === 0) continue;
        refused += 1;
        const issues = z.safeParse(schema, value).error?.issues ?? [];
        for (const [at, problem] of found) {
          const codes = issues
            .filter((issue) => [name, ...issue.path].join('.') === at)
            .map(({ message }) => message);
          // The library has its own words for what the contract leaves to the usual sentence, and an amount is read in whole cents.
          const isUsual =
            problem.problem === 'missing' ||
            (typeof value === 'number' && !Number.isInteger(value)) ||
            codes.some((code) => !(code in problems));
          const isRight =
            codes.length > 0 &&
            (isUsual || codes.some((code) => problemsByCode.get(code) === problem.problem));
          if (!isRight)
            wrong.push(`${path}: ${at} = ${JSON.stringify(value)?.slice(0, 80)}: ${sentence(problem)}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(2000);
});

test('a browser has the limits of a call that is imported', () => {
  expect(newProject).toEqual(rulesOfCall(contract, 'organisation.projects.create'));
  expect(checkInput(newProject, { name: 'x'.repeat(121), key: 'shop', description: ' ' })).toEqual({
    name: { problem: 'tooLong', limit: 120 },
  });
  expect(checkInput(newProject, { name: ' ', key: '1' })).toEqual({
    name: { problem: 'empty', limit: 1 },
    key: { problem: 'key' },
  });
});

test('a field inside another has its own place', () => {
  const rules = rulesOfCall(contract, 'payroll.employees.create');
  const terms = {
    salary: -1,
    allowances: [
      { name: 'House', amount: 1 },
      { name: '', amount: 1 },
    ],
  };
  expect(checkInput(rules, { terms })).toEqual({
    'terms.salary': { problem: 'negative', limit: 0 },
    'terms.allowances.1.name': { problem: 'empty', limit: 1 },
  });
});

test('a call that is not there fails the build', () => {
  expect(() => rulesOfCall(contract, 'organisation.projects.make')).toThrow(
    /no call organisation.projects.make/,
  );
});

test.each(['en', 'sw', 'fr', 'ar'])('the server says the same in %s', (language) => {
  const read = (path: string): object => {
    const content: unknown = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
    return typeof content === 'object' && content !== null ? content : {};
  };
  const server = (of: string) =>
    Object.entries(property(read(`../../server/src/texts/${of}/errors.json`), 'field') ?? {});
  const sentences = new Set(server(language).map(([, text]) => asSaid(String(text))));
  for (const [key, text] of Object.entries(read(`../src/i18n/${language}/form.json`))) {
    if (problemKeys.some((problem) => key.replace(/_\w+$/, '') === problem))
      expect.soft(sentences).toContain(asSaid(String(text)));
  }
});

/** A sentence without the names of what is filled in. */
const asSaid = (text: string): string => text.replace(/\{\{\w+\}\}/g, '{}').toLowerCase();
