import fc from 'fast-check';
import { expect, test } from 'vitest';
import { api } from '../../test/api.ts';
import { useServer } from '../../test/app.ts';
import { aNewcomer, anOpenTenant, registerAndConfirm } from '../../test/factories/newcomer.ts';
import { tokenFor } from '../../test/mail.ts';
import { useOnce } from '../../test/use.ts';
import { refuseWeakPassword } from './password-strength.ts';

const app = useServer();

const tenant = useOnce(() => anOpenTenant(app));
const open = api(app, { tenant });

const registerWith = (password: string) =>
  open.post('users', { ...aNewcomer(), email: 'wanjiku.mwangi@duka.example', password });

test.each([
  '1234567890',
  'qwertyuiop',
  'aaaaaaaaaa',
  'password12',
  'P4ssw0rd2026',
  'Nairobi2026',
  '0712345678',
  'password'.repeat(16),
  'Nairobi2026!',
  'correct horse battery',
  'correct horse battery staple',
  'Karibu-Mombasa-2026',
])('%s is refused: it is guessed first', async (password) => {
  const { status, body } = await registerWith(password);
  expect(status).toBe(400);
  expect(body.data.fields).toEqual({ password: expect.stringMatching(/easy to guess.*few unrelated words/) });
});

test.each([
  'wanjikumwangi',
  'Mwangi12345',
  'wanjiku.mwangi@duka.example',
  'test workspace',
  'kazikazikazi',
  'WanjikuMwangi1',
  'Mwangi@Kazi2026',
  'Kazi2026Kazi',
  'W4nj1ku_kazi_2026',
  'M.w.a.n.g.i.07121990',
  'Test2026Workspace!!',
  '1Nairobi.!gn4wm Wanjiku#',
])('%s is refused: anybody knows these words of its owner', async (password) => {
  const { status, body } = await registerWith(password);
  expect(status).toBe(400);
  expect(body.data.fields).toEqual({ password: expect.stringMatching(/your name.*few unrelated words/) });
});

test.each([
  'three quiet lamps',
  'kazi ya mikono yangu',
  'x7#Lq0!pTz',
  'Kamau likes quiet lamps',
  'مصباح هادئ جدا',
])('%s is taken', async (password) => expect((await registerWith(password)).status).toBe(201));

/** Joins of words that belong to a person here, as people make passwords of them. */
const own = ['Wanjiku', 'Mwangi', 'duka', 'Test', 'workspace', 'Kazi', 'WanjikuMwangi', 'ignawm'];
const common = [
  'Nairobi',
  'Kenya',
  'Password',
  'karibu',
  'Juillet',
  'Jumatatu',
  'Mombasa',
  'correct',
  'horse',
  'battery',
];
const fillers = [
  '1',
  '2026',
  '2026!',
  '@',
  '#',
  '-',
  ' ',
  '_',
  '123',
  '07/12/1990',
  '0712345678',
  '!!',
  '.',
  '',
];
const spellings: ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toLowerCase(),
  (word) => word.toUpperCase(),
  (word) => word.replaceAll('a', '@').replaceAll('i', '1').replaceAll('o', '0'),
  (word) => word.replaceAll('a', '4').replaceAll('i', '!').replaceAll('e', '3').replaceAll('s', '$'),
  (word) => [...word].join('.'),
];
const piece = fc
  .tuple(fc.constantFrom(...own, ...common), fc.constantFrom(...spellings), fc.constantFrom(...fillers))
  .map(([word, spell, filler]) => `${spell(word)}${filler}`);
const joined = fc
  .tuple(fc.constantFrom(...fillers), fc.array(piece, { minLength: 2, maxLength: 5 }))
  .map(([first, pieces]) => `${first}${pieces.join('')}`)
  .filter(({ length }) => length >= 10 && length <= 128);

const owner = { firstName: 'Wanjiku', lastName: 'Mwangi', email: 'wanjiku.mwangi@duka.example' };
const isRefused = (password: string) =>
  app.services.database.write(tenant.id, null, async (tx) => {
    const refusal = await refuseWeakPassword(tx, { ...owner, password }).catch(
      (error: Error) => error.message,
    );
    if (refusal !== undefined) expect(refusal).toMatch(/few unrelated words/);
    return refusal !== undefined;
  });

test('however its owner’s words and common ones are joined, nothing is gained', () =>
  fc.assert(
    fc.asyncProperty(joined, async (password) => {
      expect(await isRefused(password), password).toBe(true);
    }),
    { numRuns: 300 },
  ));

test('four words that do not belong together are taken, also beside a word of its owner', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const word = fc.constantFrom(...dictionary['diceware-common'].filter(({ length }) => length > 3));
  const phrase = fc
    .tuple(
      fc.array(word, { minLength: 4, maxLength: 4 }),
      fc.constantFrom('', 'kazi', 'Wanjiku'),
      fc.constantFrom(' ', '-', ''),
    )
    .filter(([words]) => new Set(words).size === 4)
    .map(([words, known, between]) => [...words, known].join(between));
  await fc.assert(
    fc.asyncProperty(phrase, async (password) => {
      expect(await isRefused(password), password).toBe(false);
    }),
    { numRuns: 300, seed: 20261126 },
  );
});

test('a link for a new password takes no weak one, and stays good', async () => {
  const who = await registerAndConfirm(app, tenant);
  await open.post('password-reset', { email: who.email });
  const path = `password-reset/${await tokenFor(app, who.email, 'reset-password')}`;
  const refused = await open.put(path, { password: 'wanjiku1990' });
  expect(refused.body.data.fields).toEqual({ password: expect.stringMatching(/your name/) });
  expect((await open.put(path, { password: 'three quiet lamps' })).status).toBe(200);
});
