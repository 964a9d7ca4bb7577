import { describe, expect, test } from 'vitest';
import { flat, type TextTree, withoutPlural } from './texts.ts';

const keys = (texts: [string, string][]) => [...new Set(texts.map(([key]) => withoutPlural(key)))].sort();
const placeholders = (text: string) => [...new Set(text.match(/{{[^}]+}}/g) ?? [])].sort();

/** Wordings that no English text has, with what is written instead: a second word for a thing, or what no native writes. */
const avoidedInEnglish: readonly [wording: RegExp, instead: string][] = [
  [/\bplease\b/i, 'the plain imperative'],
  [/\bmay not\b/i, 'cannot: “may not” also means “perhaps not”'],
  [/\breceivers?\b/i, 'recipient'],
  [/(?<!e-)\bmails?\b|\bemails?\b|\b(this|the|your) letter\b/i, 'e-mail'],
  [/\b(some|every)body\b/i, 'someone, everyone'],
  [/\balready[.!?]?$/i, '“already” before the participle'],
  [/\banew\b|\bafresh\b|\bonce more\b/i, 'again'],
  [/\bbeg[aiu]n(s|ning)?\b/i, 'start'],
  // The button “Take back” alone is of work that one has handed in.
  [/^(?!Take back$).*\btak(e|es|en|ing) (it )?back\b/i, 'reverse, revoke, undo'],
  [/\b(let|lets|letting) (\w+ |\{\{it\}\} )?in\b|\bturn(ed)? away\b/i, 'approve, reject'],
  [/\bwhere (the |their )?pay\b|\bpay goes\b/i, 'payment details'],
  [/\btake-home\b|\bbasic pay\b/i, 'net pay, basic salary'],
  [/\bat once\b/i, 'immediately'],
  [/\bskin\b/i, 'theme'],
  [/^.?\{\{it\}\}.? (is|was|are|were) (saved|removed|deleted|added|created|copied)\.$/, '“{{name}} saved.”'],
];

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

  test.each(avoidedInEnglish)('English does not write %s, but %s', (wording) => {
    const found = areas.flatMap((area) =>
      flat(read('en', area))
        // The palette finds things by second words on purpose.
        .filter(
          ([key, text]) =>
            !/(^|\.)words\./.test(key) && wording.test(text.replaceAll(/\{\{[^}]*\}\}/g, '{{it}}')),
        )
        .map(([key, text]) => `${area} ${key}: ${text}`),
    );
    expect(found).toEqual([]);
  });
}
