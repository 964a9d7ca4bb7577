import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { certified } from './daraja/testing/certificate.ts';
import { railNames, railTitle, registry } from './registry.ts';
import { memoryStore } from './testing/memory-store.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const env: Record<string, string> = {
  COOP_KEY: 'key',
  COOP_SECRET: 'secret',
  COOP_USER_ID: 'KAZI',
  COOP_ACCOUNT: '36001873000000',
  DARAJA_KEY: 'key',
  DARAJA_SECRET: 'secret',
  DARAJA_SHORTCODE: '174379',
  DARAJA_PASSKEY: 'passkey',
  DARAJA_B2C_SHORTCODE: '600996',
  DARAJA_INITIATOR: 'testapi',
  DARAJA_INITIATOR_PASSWORD: 'password',
  DARAJA_CERTIFICATE: certified().certificate,
  JENGA_API_KEY: 'key',
  JENGA_MERCHANT: 'merchant',
  JENGA_SECRET: 'secret',
  JENGA_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  JENGA_ACCOUNT: '1450160649886',
  JENGA_ACCOUNT_NAME: 'Mawingu Studio',
};
const server = { store: memoryStore(), secretFor: () => 'secret', payoutDelay: 0 };

test.each(railNames)('%s opens under its own name once it is configured', (name) => {
  const configured = registry[name].configure(env);
  if (!('open' in configured)) throw new Error(configured.problems.join('\n'));
  expect(configured.open(server).name).toBe(name);
});

test('the README names every variable, those too that have to be given', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const missing = railNames.flatMap((name) => {
    const configured = registry[name].configure({});
    return 'problems' in configured ? configured.problems.map((problem) => problem.replace(/ .*/, '')) : [];
  });
  expect(missing.length).toBeGreaterThan(10);
  const variables = railNames.flatMap((name) => registry[name].variables);
  expect(variables).toEqual(expect.arrayContaining([...missing, 'COOP_HOST']));
  expect(variables.filter((variable) => !readme.includes(`\`${variable}\``))).toEqual([]);
});

test('a bad variable is named without its value', () => {
  expect(registry.daraja.configure({ ...env, DARAJA_SHORTCODE: 'hush' })).toEqual({
    problems: ['DARAJA_SHORTCODE must be a shortcode of 5 to 7 digits'],
  });
});

test('a rail that has left the registry is shown by its name', () => {
  expect(['coop', 'gone', 'constructor'].map(railTitle)).toEqual(['Co-op Connect', 'gone', 'constructor']);
});
