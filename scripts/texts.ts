import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Texts by their names, in any depth. */
export type TextTree = { [name: string]: string | TextTree };

export const translations = ['fr', 'sw', 'ar'] as const;

const root = fileURLToPath(new URL('..', import.meta.url));
const marksFile = join(root, 'scripts/translated.txt');
/** Where texts stand, and what the command calls them before the area: `work:status.todo`, `server/mails:signature`. */
const folders = [
  { folder: 'apps/web/src/i18n', side: '' },
  { folder: 'packages/contract/texts', side: '' },
  { folder: 'apps/server/src/texts', side: 'server/' },
];

/** Every text with its full key. */
export const flat = (tree: TextTree, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flat(value, `${prefix}${name}.`),
  );

/** A key without its plural form: languages have different numbers of forms. */
export const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Every text of a language by its key with area, `work:status.todo`; the plural forms of one are joined. */
export function textsByKey(language: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { folder, side } of folders)
    for (const path of globSync(`${folder}/${language}/**/*.json`, { cwd: root })) {
      const area = path.slice(`${folder}/${language}/`.length, -'.json'.length);
      for (const [name, text] of flat(JSON.parse(readFileSync(join(root, path), 'utf8')))) {
        const key = `${side}${area}:${withoutPlural(name)}`;
        const forms = texts.get(key);
        texts.set(key, forms === undefined ? text : `${forms} | ${text}`);
      }
    }
  return texts;
}

/** The mark of an English text under its key: what its translations were last read against. */
export const hashText = (key: string, english: string): string =>
  createHash('sha256').update(`${key}\n${english}`).digest('hex').slice(0, 8);

/** The languages that each mark is set for, from lines such as `0a1b2c3d fr sw ar`; lines of one mark add up. */
export function readMarks(lines: string): Map<string, Set<string>> {
  const marks = new Map<string, Set<string>>();
  for (const [mark = '', ...languages] of lines.split('\n').map((line) => line.split(' ')))
    if (mark) marks.set(mark, new Set([...(marks.get(mark) ?? []), ...languages]));
  return marks;
}

/** Keys whose English is not the one that the translation into a language was last read against. */
export const unread = (
  english: Map<string, string>,
  marks: Map<string, Set<string>>,
  language: string,
): string[] =>
  [...english].flatMap(([key, text]) => (marks.get(hashText(key, text))?.has(language) ? [] : [key]));

/** The marks as they are kept in the repository. */
export const keptMarks = (): Map<string, Set<string>> => readMarks(readFileSync(marksFile, 'utf8'));

function writeMarks(english: Map<string, string>, marks: Map<string, Set<string>>): void {
  const lines = [...english].flatMap(([key, text]) => {
    const mark = hashText(key, text);
    const languages = translations.filter((language) => marks.get(mark)?.has(language));
    return languages.length > 0 ? [[mark, ...languages].join(' ')] : [];
  });
  writeFileSync(marksFile, `${lines.toSorted().join('\n')}\n`);
}

/** Marks texts as read against their English. */
export function markRead(keys: readonly string[], languages: readonly string[] = translations): void {
  const english = textsByKey('en');
  const marks = keptMarks();
  for (const key of keys) {
    const mark = hashText(key, english.get(key) ?? '');
    marks.set(mark, new Set([...(marks.get(mark) ?? []), ...languages]));
  }
  writeMarks(english, marks);
}

/** `npm run texts`: lists what is to be read, or marks keys (or all of an area) as read, in all languages or those named. */
function main(words: readonly string[]): void {
  const isLanguage = (word: string) => translations.some((language) => language === word);
  const places = words.filter((word) => !isLanguage(word));
  const languages = words.some(isLanguage) ? words.filter(isLanguage) : translations;
  const english = textsByKey('en');
  const marks = keptMarks();
  if (places.length === 0) {
    for (const language of languages) {
      const texts = textsByKey(language);
      for (const key of unread(english, marks, language))
        console.info(`${key}\n  en  ${english.get(key)}\n  ${language}  ${texts.get(key) ?? ''}\n`);
    }
    return;
  }
  const found = places.flatMap((place) => {
    const keys = [...english.keys()].filter(
      (key) => key.startsWith(place) && /^$|^[.:/]/.test(key.slice(place.length)),
    );
    if (keys.length === 0) throw new Error(`No text has the key ${place}`);
    return keys;
  });
  markRead(found, languages);
}

if (import.meta.main) main(process.argv.slice(2));
