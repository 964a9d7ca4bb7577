import { languages } from '@kazi/contract/identity';
import { activeCountries } from './countries/list.ts';

/** Towns that no time zone is called after, of the country that most workspaces are in. */
const towns = `mombasa kisumu nakuru eldoret thika malindi kitale garissa kakamega nyeri machakos meru embu nanyuki naivasha
  kericho kisii lamu kilifi kwale voi busia bungoma migori homabay siaya narok kajiado kiambu ruiru kitengela ngong limuru
  muranga kerugoya isiolo marsabit mandera wajir lodwar kapenguria bomet nyahururu maralal kampala entebbe jinja dodoma
  arusha mwanza zanzibar moshi kigali goma bukavu kenya uganda tanzania`;

/** What people begin with where they work, in the languages of the screens, and the example that everybody has read. */
const likely = `password passwort nenosiri motdepasse admin administrator owner manager client agent user guest root login
  welcome karibu bienvenue hello jambo habari bonjour change changeme secret siri company kampuni office ofisi work task team
  project payroll salary mshahara wallet pochi money pesa mpesa bank benki shilling safaricom business duka
  correct horse battery staple trustno letmein qwerty asdf zxcv iloveyou`;

/** Passwords are read as they come, marks and case aside. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const partsOf = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u);

const shortest = 3;

/** A text's words, alone and joined, each from both sides. */
export function wordsOf(...texts: string[]): string[] {
  const joined = texts.flatMap((text) => [...partsOf(text), partsOf(text).join('')]);
  return joined
    .filter(({ length }) => length >= shortest)
    .flatMap((word) => [word, [...word].toReversed().join('')]);
}

/**
 * Words that are guessed first of anybody here: the commonest passwords that are words, towns, countries, months and days in
 * the languages of the screens.
 */
export function commonWords(commonest: readonly string[]): string[] {
  const dates = languages.flatMap((language) =>
    Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, at, 5 + at))).flatMap((day) => [
      day.toLocaleDateString(language, { month: 'long', timeZone: 'UTC' }),
      day.toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }),
    ]),
  );
  const names = languages.flatMap((language) => {
    const named = new Intl.DisplayNames(language, { type: 'region' });
    return activeCountries.map(({ code, name }) => named.of(code) ?? name);
  });
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => zone.slice(zone.lastIndexOf('/') + 1));
  const words = commonest.filter((one) => /^\p{L}{4,}$/u.test(one));
  return wordsOf(...towns.split(/\s+/), ...likely.split(/\s+/), ...dates, ...names, ...zones, ...words);
}

/** What is written for a letter by who wants a word to look like none. */
const standsFor: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};
const strokes = new Set(['1', '!', '|']);
const isLetter = (char: string) => /[\p{L}\p{N}]/u.test(char);

/** What is left of a password without these words, in whatever case, order and spelling they are joined, and how many it has. */
export function without(password: string, words: readonly string[]): { rest: string; found: number } {
  const chars = [...plain(password)];
  const longestFirst = [...new Set(words)].toSorted((one, other) => other.length - one.length);
  const taken = new Set<number>();
  let found = 0;
  for (const stroke of ['i', 'l'])
    for (const marksAreLetters of [true, false]) {
      const read = chars.flatMap((char, at) => {
        if (!marksAreLetters && !isLetter(char)) return [];
        const letter = strokes.has(char) ? stroke : (standsFor[char] ?? char);
        return isLetter(letter) ? [{ letter, at }] : [];
      });
      let text = read.map(({ letter }) => letter).join('');
      for (const word of longestFirst)
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word)) {
          const places = read.slice(at, at + word.length).map((one) => one.at);
          // Another reading may have found it before, or a word that it only seems to begin or end in.
          if (!places.some((place) => taken.has(place))) {
            found++;
            for (const place of places) taken.add(place);
          }
          text = text.slice(0, at) + ' '.repeat(word.length) + text.slice(at + word.length);
        }
    }
  return { rest: chars.filter((_, at) => !taken.has(at)).join(''), found };
}
