import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { hasDevPages } from './dev-pages.ts';
import { loadSecret } from './secret.ts';
import { StartError } from './start-error.ts';

test('nothing needs to be said', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', seed: 'sample', production: false });
});

test('what is empty counts as not said', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', SEED: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test('a database of one’s own is not filled with samples unless asked', () => {
  const databaseUrl = 'postgres://kazi@localhost/kazi';
  expect(readConfig({ DATABASE_URL: databaseUrl }).seed).toBe('none');
  expect(readConfig({ DATABASE_URL: databaseUrl, SEED: 'sample' }).seed).toBe('sample');
});

const coop = { COOP_KEY: 'key', COOP_SECRET: 'secret', COOP_USER_ID: 'KAZI', COOP_ACCOUNT: '36001873000000' };

test('in production, and beside a real rail, there is no sample unless it is asked for', () => {
  expect(readConfig({ NODE_ENV: 'production' }).seed).toBe('none');
  expect(readConfig({ NODE_ENV: 'production', SEED: 'sample' }).seed).toBe('sample');
  expect(readConfig({ RAILS: 'coop', ...coop }).seed).toBe('none');
});

test.each([
  ['play money beside real money', { RAILS: 'coop,sandbox', ...coop }, /^ {2}RAILS must not name sandbox/m],
  [
    'published passwords beside real money',
    { RAILS: 'coop', SEED: 'sample', ...coop },
    /^ {2}SEED must not/m,
  ],
])('%s is refused', (_, env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test.each([
  [{}, true],
  [{ HOST: '::1', PUBLIC_URL: 'http://localhost:3000' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '127.0.0.1.nip.example' }, false],
  [{ PUBLIC_URL: 'https://kazi.example.com' }, false],
])('pages for developers with %j: %s', (env, there) => {
  expect(hasDevPages(readConfig(env))).toBe(there);
});

test('every mistake is told at once', () => {
  const wrong = () =>
    readConfig({
      NODE_ENV: 'production',
      PORT: 'http',
      PUBLIC_URL: 'kazi.example',
      DATABASE_URL: 'mysql://localhost/kazi',
      SEED: 'some',
    });
  expect(wrong).toThrow(StartError);
  for (const name of ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'SEED', 'AUTH_SECRET'])
    expect(wrong).toThrow(new RegExp(`^  ${name} must`, 'm'));
});

test('a secret is made once, for its owner’s eyes, and each purpose has its own', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kazi-secret-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const [first, again] = [await loadSecret(config), await loadSecret(config)];
  expect(first('sessions')).toBe(again('sessions'));
  expect(first('sessions')).not.toBe(first('files'));
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  expect(first('sessions')).not.toContain(await readFile(join(dataDir, 'secret'), 'utf8'));

  const given = await loadSecret({ ...config, authSecret: 'x'.repeat(32) });
  expect(given('sessions')).not.toBe(first('sessions'));
  await rm(dataDir, { recursive: true });
});
