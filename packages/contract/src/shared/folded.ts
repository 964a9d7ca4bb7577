/**
 * What a reader does not tell apart, or does not type: accents and vowel marks (Latin, Greek, Cyrillic, Hebrew, Arabic), the
 * stretching of Arabic letters, quotation marks and apostrophes, and characters that are not seen.
 */
const dropped =
  /["'`\u00ab\u00ad\u00bb\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u05f4\u061c\u0640\u0674\u115f\u1160\u2018-\u201f\u202a-\u202e\u2032-\u2037\u2039\u203a\u2060-\u206f\u275b-\u275e\u300c-\u300f\u301d-\u301f\ua78b\ua78c\ufeff\ufff9-\ufffb]|[\u0300-\u036f]|[\u0483-\u0489]|[\u0591-\u05bd]|\u05bf|\u05c1|\u05c2|\u05c4|\u05c5|\u05c7|[\u0610-\u061a]|[\u064b-\u065f]|\u0670|[\u06d6-\u06dc]|[\u06df-\u06e4]|\u06e7|\u06e8|[\u06ea-\u06ed]|[\u08ca-\u08e1]|[\u08e3-\u08ff]|\u17b4|\u17b5|[\u180b-\u180f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u200b-\u200f]|[\u20d0-\u20f0]|[\ufe00-\ufe0f]|[\ufe20-\ufe2f]|[\u{e0000}-\u{e0fff}]/gu;

/** Capital letters of Latin, Greek, Cyrillic and Armenian (and the small ones between them, which stay as they are). */
const capitals = /[A-Z\u00c0-\u058f\u1e9e\u2c60-\u2c7f\ua720-\ua7ca]/g;

const spaces = /[\t \u1680\u2028\u2029]+/g;

/** Letters, dashes and digits beside what is typed for them. */
const plainer = new Map([
  ...[...'øðđħıłŧŋɓƀɗɖƙƴɛəɔƒɣɠɩɨʋʉɲɍɇɉɏƶȼⱥƚⱡɫⱦƈƥʈƭς'].map((letter, at): [string, string] => [
    letter,
    'oddhiltnbbddkyeeofggiivunrejyzcallltcpttσ'.charAt(at),
  ]),
  ...[...'ٱةۃہھەىیےک'].map((letter, at): [string, string] => [letter, 'اهههههيييك'.charAt(at)]),
  ...[...'\u02d7\u058a\u05be\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212'].map(
    (dash): [string, string] => [dash, '-'],
  ),
  ...[...'٠۰०০੦૦୦௦౦೦൦๐໐༠၀០᠐'].flatMap((zero) =>
    Array.from('0123456789', (digit): [string, string] => [
      String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
      digit,
    ]),
  ),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);
const plainerLetters = new RegExp(`[${[...plainer.keys()].join('')}]`, 'gu');

/**
 * A text as it is sought, compared and ordered by: "Élan – Größe" gives "elan - grosse", "Ng’ang’a" gives "nganga", "أحمد ٢"
 * gives "احمد 2". The database has the same rule as its function `folded`; a test of the server holds the two against each other.
 */
export const folded = (text: string): string =>
  text
    // Decomposed, this apostrophe of many keyboards would be a space.
    .replaceAll('´', '')
    .normalize('NFKD')
    .replace(dropped, '')
    .replace(capitals, (letter) => letter.toLowerCase())
    .replace(plainerLetters, (letter) => plainer.get(letter) ?? letter)
    .replace(spaces, ' ');
