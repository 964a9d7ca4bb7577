/** Somebody to invite: an address as it was typed, which may be none, and a name where one stood beside it. */
export interface Invitee {
  email: string;
  name?: string;
}

/**
 * The people of a text that was typed, pasted or read from a file: addresses between commas, semicolons, spaces or lines,
 * `Name <address>` as mail programs copy it, rows of a table with or without a heading, or the cards of an address book. What is
 * no address stays as it is, so that it can be shown as wrong.
 */
export function readPeople(text: string): Invitee[] {
  const whole = text.replace(/^\uFEFF/, '');
  if (/^BEGIN:VCARD/im.test(whole)) return cards(whole);
  const lines = whole.split(/\r\n|[\r\n\u2028]/).filter((line) => line.trim() !== '');
  const table = tableWithHeading(lines);
  return table ?? lines.flatMap(peopleOfLine);
}

/** Adds people to those there are. Each address once, in whatever case; `twice` are those named again. */
export function addPeople(before: readonly Invitee[], more: readonly Invitee[]) {
  const people = new Map(before.map((person) => [keyOf(person), person]));
  const twice: string[] = [];
  for (const person of more) {
    const known = people.get(keyOf(person));
    if (known) twice.push(person.email);
    people.set(keyOf(person), { ...person, ...known });
  }
  return { people: [...people.values()], twice };
}

const keyOf = ({ email }: Invitee) => email.toLowerCase();

const holdsAt = (text: string) => text.includes('@');
const separators = /[,;\t،؛，；、]/;

/** Cuts at separators outside quotation marks, which stay; empty parts are left out. */
function cut(line: string, at: RegExp): string[] {
  const parts = [''];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    if (!isQuoted && at.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^["'“”‘’]+|["'“”‘’]+$/g, '')
    .replaceAll('""', '"')
    .trim();

/** A bare address of what surrounds it in mails and tables: angle brackets, `mailto:`, quotation marks, a full stop. */
const bare = (text: string) =>
  unquoted(text)
    .replace(/^<|>$/g, '')
    .replace(/^mailto:/i, '')
    .replace(/[?].*$/, '')
    .replace(/^[([]+|[.)\]:]+$/g, '');

/** A name as people say it: `Otieno, Brian` is Brian Otieno. One that holds the address itself is none. */
function named(email: string, name: string): Invitee {
  const [last = '', first, ...more] = unquoted(name).split(',');
  const spoken = first && more.length === 0 ? `${first} ${last}` : unquoted(name);
  const tidy = spoken.replace(/\s+/g, ' ').trim();
  return tidy === '' || holdsAt(tidy) ? { email } : { email, name: tidy };
}

function peopleOfLine(line: string): Invitee[] {
  const bySemicolon = cut(line, /[;；؛]/).filter(Boolean);
  // Mail programs put a semicolon between people, and a comma into their names.
  if (
    bySemicolon.length > 1 &&
    bySemicolon.every((part) => part.split('@').length === 2 && part.includes('<'))
  )
    return bySemicolon.flatMap(peopleOfPart);
  const parts = cut(line, separators).filter(Boolean);
  const withAddress = parts.filter(holdsAt);
  const [only = ''] = withAddress;
  const rest = parts.filter((part) => !holdsAt(part));
  const isRow = withAddress.length === 1 && rest.length > 0 && rest.every(isNamePart);
  if (!isRow) return parts.flatMap(peopleOfPart);
  const [first] = peopleOfPart(only);
  if (!first) return [];
  if (only.includes('<')) {
    // An unquoted comma within a name: Otieno, Brian <brian@example.com>
    const isInName = first.name && parts.length === 2 && parts[1] === only && /^[^;]*,[^;]*$/.test(line);
    return isInName ? [named(first.email, `${rest[0]}, ${first.name}`)] : parts.flatMap(peopleOfPart);
  }
  return [named(first.email, rest.map(unquoted).join(' '))];
}

/** Words of a name: letters, and what stands between them. A lone word beside an address may as well be an address spelt wrongly. */
const isNamePart = (part: string) =>
  /^["'\p{L}\p{M}][\p{L}\p{M}.'’" -]*$/u.test(part) && !/\p{L}\.\p{L}/u.test(part);

/** One part between separators: `Name <address>`, words with addresses among them, or what is no address. */
function peopleOfPart(part: string): Invitee[] {
  const angled = /^(.*?)<\s*([^<>\s]+)\s*>\s*$/.exec(part);
  if (angled && !holdsAt(angled[1] ?? '')) return [named(bare(angled[2] ?? ''), angled[1] ?? '')];
  const words = part.split(/\s+/).filter(Boolean);
  if (!words.some(holdsAt)) return [{ email: unquoted(part) }];
  const people: Invitee[] = [];
  let name: string[] = [];
  for (const word of words) {
    if (!holdsAt(word)) name.push(word);
    else {
      people.push(named(bare(word), name.join(' ')));
      name = [];
    }
  }
  return people;
}

const headings = {
  email: /e-?mail|courriel|barua ?pepe|البريد|address$/i,
  first: /^(first|given|prénom|jina la kwanza|الاسم الأول)/i,
  last: /^(last|family|sur|nom de famille|jina la (mwisho|ukoo)|اسم العائلة)/i,
  name: /^(full |display )?(name|nom|jina|الاسم)/i,
};

/** Rows under a heading that names a column of addresses; undefined where the first line is no such heading. */
function tableWithHeading([heading = '', ...rows]: readonly string[]): Invitee[] | undefined {
  const at = [/\t/, /;/, /,/].find((one) => one.test(heading)) ?? /,/;
  const titles = cut(heading, at).map(unquoted);
  const column = (title: RegExp) => titles.findIndex((one) => title.test(one));
  const email = column(headings.email);
  if (rows.length === 0 || email < 0 || holdsAt(heading)) return undefined;
  return rows.flatMap((row) => {
    const cells = cut(row, at).map(unquoted);
    const cell = (index: number) => cells[index] ?? '';
    const address = bare(cell(email));
    const [first, last] = [cell(column(headings.first)), cell(column(headings.last))];
    const name = `${first} ${last}`.trim() || cell(column(headings.name));
    return address === '' ? [] : [named(address, name)];
  });
}

/** The people of an address book (vCard): each card's preferred or first address. */
function cards(text: string): Invitee[] {
  // Long lines go on in the next, behind a space.
  const unfolded = text.replace(/\r?\n[ \t]/g, '');
  return unfolded
    .split(/^BEGIN:VCARD/im)
    .slice(1)
    .flatMap((card) => {
      const lines = card.split(/\r?\n/);
      const of = (field: string) =>
        lines.filter((line) => new RegExp(`^(?:[\\w-]+\\.)?${field}[;:]`, 'i').test(line));
      const value = (line = '') =>
        line
          .slice(line.indexOf(':') + 1)
          .replace(/\\([,;\\])/g, '$1')
          .trim();
      const addresses = of('EMAIL');
      const address = bare(value(addresses.find((line) => /pref/i.test(line)) ?? addresses[0]));
      if (address === '') return [];
      const [last = '', first = ''] = value(of('N')[0]).split(';');
      return [named(address, value(of('FN')[0]) || `${first} ${last}`)];
    });
}
