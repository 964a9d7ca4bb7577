import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { arabicImperatives, avoided, terms } from './glossary.ts';
import { textsByKey, translations } from './texts.ts';

const english = textsByKey('en');
/** What the palette finds things by is other words on purpose. */
const isSearchWord = (key: string) => /(^palette:|palette\.)words\./.test(key);
/** What stands in a placeholder or a tag is no word. */
const plain = (text: string) => text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, '');
/** Arabic is written with vowel marks or without. */
const bare = (text: string) => text.replaceAll(/[\u064b-\u0652]/g, '');

describe.each(translations)('in %s', (language) => {
  const texts = [...textsByKey(language)].filter(([key]) => !isSearchWord(key));

  test.each(Object.entries(terms))('%s is one word on every screen, in every mail and paper', (_, term) => {
    const other = texts.filter(
      ([key, text]) =>
        term.english.test(plain(english.get(key) ?? '')) && !term.words[language].test(bare(text)),
    );
    expect(other.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  test.each(avoided[language])('$wording is not written: $instead', ({ wording, unless }) => {
    const found = texts.filter(
      ([key, text]) =>
        text.split(' | ').some((form) => wording.test(bare(form))) &&
        !unless?.test(`${key} ${english.get(key)}`),
    );
    expect(found.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});

test('an Arabic button is a verbal noun', () => {
  const button =
    /^(Add|Delete|Remove|Send|Open|Close|Save|Lock|Show|Create|Change|Edit|Confirm|Verify|Start|Copy|Move|Pay|Top up|Request|Ask|Download|Do|Describe|Invite|Connect|Disconnect|Log|Approve|Upload)\b[^.:?]*$/;
  const found = [...textsByKey('ar')].filter(
    ([key, text]) =>
      !/^server|placeholder/i.test(key) &&
      button.test(english.get(key) ?? '') &&
      arabicImperatives.test(bare(text)),
  );
  expect(found.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

test('the table of ARCHITECTURE has the same words', () => {
  const source = readFileSync(join(import.meta.dirname, '../ARCHITECTURE.md'), 'utf8');
  const rows = [...source.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)];
  for (const [word, { words }] of Object.entries(terms)) {
    const row = rows.find(([, name = '']) => name === word || name.split(', ').includes(word));
    expect(row, word).toBeDefined();
    const [, , sw = '', fr = '', ar = ''] = row ?? [];
    expect([sw, fr, bare(ar)], word).toEqual([
      expect.stringMatching(words.sw),
      expect.stringMatching(words.fr),
      expect.stringMatching(words.ar),
    ]);
  }
});
