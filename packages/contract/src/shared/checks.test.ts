import { expect, test } from 'vitest';
import { label } from '../work/index.ts';
import { holdsAddress, isOwnPath } from './checks.ts';
import { holdsHost } from './hosts.ts';
import { email, explanation, line, name, prose } from './text.ts';

test.each(['/', '/projects?status=active', '/tasks/1#comments', '/a\\b', '/مشاريع'])(
  '%s is an own path',
  (path) => {
    expect(isOwnPath(path)).toBe(true);
  },
);

test.each([
  '',
  'projects',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'javascript:x',
])('%j is no own path', (path) => {
  expect(isOwnPath(path)).toBe(false);
});

test.each([
  'Wanjirũ wa Ngũgĩ',
  "Ng'ang'a O'Brien-Smith",
  'St.John Jr.',
  'علی‌رضا',
  'ශ්‍රී',
  'Duka & Co. / Nairobi',
  'J.R.',
  'J.R.R. Tolkien',
  'St.John',
  'Mary.Ann',
  "O'Neil",
  'M.Sc',
  'Amina Otieno M.Sc.',
  'B.Com',
  'Ph.D',
  'J.Li',
  'Smith.Jr',
  'Duka Ltd.',
  'Duka Co.Ltd',
  'Duka Inc.',
  'Node.js team',
  'Release 1.2.3',
  'KES 4.500',
  'example dot com',
  'Rise... and shine',
  'د.محمد العربي',
  'أ.د.محمد',
  'А.С.Пушкин',
  'Св.Иван',
  '株式会社。',
  'Team 👩🏾‍💻 ☎️',
  'AND/OR 24/7',
  '1️⃣ Sprint',
  '#️⃣ tags',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿 England',
  '❤️‍🔥 fixes',
  '葛\u{e0100}城',
  'می\u200cخواهم',
  'Node.js/React move',
  'ASP.NET/C# port',
  'Design @ Nairobi',
  'v1.beta/rc',
  'index.html/css',
  'config.yaml/json',
])('%s is a name', (given) => {
  expect(name(60).parse(given)).toBe(given);
});

test.each([
  ['abc\u202etxt', 'abctxt'],
  ['\u2067abc\u2069', 'abc'],
  ['Amina\u200f', 'Amina'],
  ['\u200eمشروع', 'مشروع'],
  ['Ami\u200bna', 'Amina'],
  ['Ami\u200dna', 'Amina'],
  ['co\u00adoperate', 'cooperate'],
  ['Amina\u2028Otieno', 'Amina Otieno'],
  ['  Plan\u00a0\u3000 B\t', 'Plan B'],
  ['cafe\u0301', 'caf\u00e9'],
  ['Amina\u{e0041}', 'Amina'],
  ['A\ufe0f', 'A'],
  ['a\u115f\u1160b\u3164\u2800', 'ab'],
])('the name %j is kept as %j, as it looks', (typed, shown) => {
  expect(name(60).parse(typed)).toBe(shown);
  expect(line(60).parse(typed)).toBe(shown);
  expect(label.parse(typed)).toBe(shown.toLowerCase());
});

test.each([
  'PAYROLL https://evil.example/login',
  'see WWW.evil.example',
  'pay@evil.example',
  'pay＠evil.example',
  'Design @ Nairobi pay@evil.example',
])('%s holds an address', (given) => {
  expect(holdsAddress(given)).toBe(true);
  expect(name(60).safeParse(given).success).toBe(false);
});

test.each([
  'kazi-payroll.com',
  'Kazi-Payroll.COM Security',
  'KAZI.CO.KE',
  'duka.co',
  'see evil.africa.',
  '(evil.io)',
  'evil.com,',
  'münchen.de',
  'пример.рф',
  'пример.com',
  'مثال.مصر',
  'مثال۔مصر',
  '例え。テスト',
  '中国银行.中国',
  'evil。com',
  'evil｡com',
  'evil．com',
  'evil․com',
  'e\u200bvil.c\u200bom',
  'xn--mnchen-3ya.de',
  'bank xn--80ak6aa92e',
  'x.com',
  'a.b.evil.net',
  '192.168.1.10',
  'kazi.ltd',
  'evil.example/login',
  'evil．example／login',
  'evil.ninja/login',
  'Node.js/React at evil.com/x',
  'microsoft.asp.net',
])('%s holds a host', (given) => {
  expect(holdsHost(given)).toBe(true);
  expect(name(60).safeParse(given).success).toBe(false);
});

test.each(['\u200b', '\u2066\u2069', '\u2060\ufeff', '\u2800', '\u3164'])(
  'a line, a longer text and a reason of %j hold nothing to be seen',
  (given) => {
    expect(line(60).safeParse(given).success).toBe(false);
    expect(prose(60).parse(`\n${given}\n`)).toBe('');
    expect(explanation(60, 'say-why').safeParse(`\n${given}\n`).success).toBe(false);
  },
);

test('a longer text keeps its lines, and what belongs to what is seen', () => {
  expect(prose(60).parse(' One.\n\nمی\u200cخواهم\n')).toBe('One.\n\nمی\u200cخواهم');
});

test.each([
  ['\u202eeldoret\u202c by night', 'eldoret by night'],
  ['Call \u2068Amina\u2069', 'Call Amina'],
  ['می\u200cخواهم 👩\u200d🔧', 'می\u200cخواهم 👩\u200d🔧'],
])('a line turns no text around it: %j', (given, kept) => {
  expect(line(60).parse(given)).toBe(kept);
});

test.each([
  ['Ann@München.example ', 'ann@xn--mnchen-3ya.example'],
  ['ann@xn--mnchen-3ya.example', 'ann@xn--mnchen-3ya.example'],
  ['ann@mu\u0308nchen.example', 'ann@xn--mnchen-3ya.example'],
  ['amina@пример.рф', 'amina@xn--e1afmkfd.xn--p1ai'],
  ['amina@उदाहरण.भारत', 'amina@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['amina@example.co.ke', 'amina@example.co.ke'],
])('the address %s is kept as %s', (typed, address) => {
  expect(email.parse(typed)).toBe(address);
});

test.each([
  ['jörg@example.com', 'mail-letters'],
  ['أمينة@example.com', 'mail-letters'],
  ['jörg@münchen.example', 'mail-letters'],
  ['amina@exa mple.com', 'mail-address'],
  ['amina@mün/chen.example', 'mail-address'],
  ['amina', 'mail-address'],
])('the address %s is refused by %s', (typed, code) => {
  expect(email.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([code]);
});
