import { describe, expect, test } from 'vitest';
import { flat, type TextTree, withoutPlural } from './texts.ts';

const keys = (texts: [string, string][]) => [...new Set(texts.map(([key]) => withoutPlural(key)))].sort();
const placeholders = (text: string) => [...new Set(text.match(/{{[^}]+}}/g) ?? [])].sort();

/**
 * The tests that hold texts in several languages against English: of `files`, by names such as `./fr/money.json`, for
 * each of `languages`. The web application and the server both are tested by them.
 */
export function compareTexts(files: Record<string, TextTree>, languages: readonly string[]): void {
  const areasOf = (language: string) =>
    Object.keys(files)
      .filter((file) => file.startsWith(`./${language}/`))
      .map((file) => file.slice(`./${language}/`.length));
  const read = (language: string, area: string): TextTree => files[`./${language}/${area}`] ?? {};
  const areas = areasOf('en');

  describe.each(languages.filter((language) => language !== 'en'))('%s', (language) => {
    test('has every file that English has, and no other', () => {
      expect(areasOf(language)).toEqual(areas);
    });

    test.each(areas)('%s says everything that English says', (area) => {
      expect(keys(flat(read(language, area)))).toEqual(keys(flat(read('en', area))));
    });

    test.each(areas)('%s has a form for each plural of the language', (area) => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const texts = flat(read(language, area)).map(([key]) => key);
      const counted = flat(read('en', area)).filter(([key]) => /_other$/.test(key));
      for (const [key] of counted) {
        for (const form of forms) expect(texts).toContain(`${withoutPlural(key)}_${form}`);
      }
    });

    test.each(areas)('%s fills in what English fills in', (area) => {
      const texts = new Map(flat(read(language, area)));
      for (const [key, english] of flat(read('en', area))) {
        const text = texts.get(key);
        // A plural form may say its number in words: "one task".
        if (text !== undefined && withoutPlural(key) === key) {
          expect({ key, fills: placeholders(text) }).toEqual({ key, fills: placeholders(english) });
        }
      }
    });
  });

  test('Swahili says how long with "masaa", as "saa 8" is a time of day as well', () => {
    for (const area of areasOf('sw'))
      for (const [key, text] of flat(read('sw', area)))
        expect({ area, key, found: text.match(/\bsaa {{/i)?.[0] }).toEqual({ area, key, found: undefined });
  });

  test('Arabic sets apart digits with signs between them or before them, which would be shown in another order', () => {
    const backwards =
      /(?<![\p{L}\d/]|\p{Script=Latin} )[+/](?=[\p{Script=Latin}\d])|\d[-–\s]+\d|\ufffc *[-–] *\ufffc/u;
    for (const area of areasOf('ar'))
      for (const [key, text] of flat(read('ar', area))) {
        const others = text
          .replaceAll(/\u2066[^\u2069]*\u2069|<[^>]*>/g, '')
          .replaceAll(/{{[^}]*}}/g, '\ufffc');
        expect({ area, key, found: others.match(backwards)?.[0] }).toEqual({ area, key, found: undefined });
      }
  });

  test('French puts a no-break space where a line must not end', () => {
    const french = Object.keys(files).filter((file) => file.startsWith('./fr/'));
    for (const file of french) {
      for (const [key, text] of flat(files[file] ?? {})) {
        expect({ file, key, found: text.match(/ [:?!;»]|« /)?.[0] }).toEqual({ file, key, found: undefined });
      }
    }
  });
}
