import { expect, test } from 'vitest';
import { addEntry, addInside, entriesOf, removeEntries, removeImports } from './edit-list.ts';

const source = `import { a } from './a.ts';
import type b from "./b.ts";

/** Letters. */
export const letters = [
  { name: 'a' }, { name: 'b', group: 'last' },
  {
    name: 'c', // [not, an, entry]
  }
] as const satisfies readonly Letter[];
const table: Table = { a, 'b': letters, };
export interface Names {
  a: typeof a;
  'b': typeof b;
}
`;

test('entries are found in lists, tables and interfaces, however they are laid out', () => {
  expect(entriesOf(source, 'letters')).toHaveLength(3);
  expect(entriesOf(source, 'table')).toEqual(['a', "'b': letters"]);
  expect(entriesOf(source, 'Names')).toEqual(['a: typeof a;', "'b': typeof b;"]);
  expect(() => entriesOf(source, 'numbers')).toThrow('no list named numbers');
});

test('what is taken out leaves a source that is whole', () => {
  const left = removeEntries(source, 'letters', (entry) => /'[ac]'/.test(entry));
  expect(entriesOf(left, 'letters')).toEqual(["{ name: 'b', group: 'last' }"]);
  expect(
    entriesOf(
      removeEntries(source, 'letters', () => true),
      'letters',
    ),
  ).toEqual([]);
  expect(removeImports(source, (file) => file === './b.ts')).not.toContain('./b.ts');
});

test('what is added stands behind its like, else at the end', () => {
  const names = (added: string) =>
    entriesOf(added, 'letters').map((entry) => /name: '(\w)'/.exec(entry)?.[1]);
  const entry = "{ name: 'd' }";
  expect(names(addEntry(source, 'letters', entry, (like) => like.includes('group')))).toEqual([...'abdc']);
  expect(names(addEntry(source, 'letters', entry))).toEqual([...'abcd']);
  expect(entriesOf(addEntry(source, 'Names', 'c: string'), 'Names')).toHaveLength(3);
});

test('what is added inside brackets stands before a part of them, else at their end', () => {
  const form = "from: (a) => ({ b: a.b ?? '' }),\nempty: { b: '' }";
  expect(addInside(form, 'empty: {', "c: ''")).toContain("b: '',\nc: '',\n}");
  expect(addInside(form, '=> ({', 'c: a.c', 'b:')).toContain('({ c: a.c,\nb: a.b');
  expect(() => addInside(form, 'to: {', 'c')).toThrow('There is no to: {');
});
