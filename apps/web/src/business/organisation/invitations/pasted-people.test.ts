import { expect, test } from 'vitest';
import { addPeople, readPeople } from './pasted-people.ts';

const addresses = (text: string) => readPeople(text).map(({ email }) => email);
const [kevin, mercy, brian] = ['kevin@mediacraft.co.ke', 'mercy@mediacraft.co.ke', 'brian@example.com'];

test.each([
  ['commas', `${kevin}, ${mercy},${brian}`],
  ['semicolons', `${kevin};${mercy} ; ${brian};`],
  ['spaces', `${kevin} ${mercy}  ${brian}`],
  ['lines, some empty', `${kevin}\r\n\r\n${mercy}\n${brian}\n`],
  ['tabs of a spreadsheet', `${kevin}\t${mercy}\t${brian}`],
  ['all of them mixed', ` ${kevin},\n${mercy}; ${brian}.`],
  ['angle brackets', `<${kevin}>, <${mercy}>, <${brian}>`],
  ['links', `mailto:${kevin}, mailto:${mercy}?subject=Hi, ${brian}`],
  ['Arabic commas', `${kevin}، ${mercy}؛ ${brian}`],
  ['a file that begins with a mark', `\uFEFF${kevin}\n${mercy}\n${brian}`],
])('reads addresses between %s', (_, text) => {
  expect(addresses(text)).toEqual([kevin, mercy, brian]);
});

test.each([
  ['as mail programs copy them', `Kevin Mwangi <${kevin}>, "Achieng, Mercy" <${mercy}>`],
  ['with semicolons between and commas within', `Mwangi, Kevin <${kevin}>; Achieng, Mercy <${mercy}>`],
  ['in rows of a table', `Kevin Mwangi,${kevin}\nMercy Achieng,${mercy}`],
  ['in rows with the address first', `${kevin};Kevin;Mwangi\n${mercy};Mercy;Achieng`],
  ['in lines', `Kevin Mwangi ${kevin}\nMercy Achieng <${mercy}>`],
  [
    'under headings',
    `Number,First name,Last name,E-mail,Joined\n1,Kevin,Mwangi,${kevin},2026-01-01\n2,Mercy,Achieng,${mercy},\n3,Nobody,Here,,`,
  ],
  ['under French headings', `Nom;Courriel\nKevin Mwangi;${kevin}\n"Mercy Achieng";${mercy}`],
  [
    'on cards of an address book',
    `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Kevin Mwangi\r\nEMAIL;TYPE=HOME:old@example.com\r\nEMAIL;TYPE=WORK,PREF:kevin@medi\r\n acraft.co.ke\r\nEND:VCARD\r\nBEGIN:VCARD\r\nN:Achieng;Mercy;;;\r\nitem1.EMAIL:${mercy}\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:No Address\r\nEND:VCARD\r\n`,
  ],
])('reads names %s', (_, text) => {
  expect(readPeople(text)).toEqual([
    { email: kevin, name: 'Kevin Mwangi' },
    { email: mercy, name: 'Mercy Achieng' },
  ]);
});

test('leaves what is no address to be seen as wrong', () => {
  expect(addresses(`${kevin}, brianexample.com, mercy@, @x`)).toEqual([
    kevin,
    'brianexample.com',
    'mercy@',
    '@x',
  ]);
  expect(readPeople(`Kevin Mwangi <${kevin}>; mercy`)).toEqual([
    { email: kevin, name: 'Kevin Mwangi' },
    { email: 'mercy' },
  ]);
  expect(addresses('not an address')).toEqual(['not an address']);
  expect(readPeople('  \n ,; ')).toEqual([]);
});

test('keeps each address once, and says which were named again', () => {
  const before = [{ email: kevin }];
  const { people, twice } = addPeople(before, [
    { email: kevin.toUpperCase(), name: 'Kevin Mwangi' },
    { email: mercy },
    { email: mercy },
  ]);
  expect(people).toEqual([{ email: kevin, name: 'Kevin Mwangi' }, { email: mercy }]);
  expect(twice).toEqual([kevin.toUpperCase(), mercy]);
});
