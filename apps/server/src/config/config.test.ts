import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { railNames } from '@kazi/payment-rails';
import { expect, test } from 'vitest';
import { fileSigner } from '../files/address.ts';
import { stoppedBy, stopToken } from '../money/beneficiaries/stop-token.ts';
import { callbackToken, hashOfToken } from '../money/payments/callback-address.ts';
import { readConfig } from './config.ts';
import { hasDevPages } from './dev-pages.ts';
import { everySecret, loadSecret, type SecretFor } from './secret.ts';
import { withSecretFiles } from './secret-files.ts';
import { StartError } from './start-error.ts';
import { unencryptedConnections } from './unencrypted.ts';

test('nothing needs to be said', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', seed: 'sample', production: false });
});

test('what is empty counts as not said', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', SEED: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test('replicas are listed with commas or spaces between', () => {
  const [one, two] = ['postgres://kazi@one/kazi', 'postgres://kazi@two/kazi'];
  for (const list of [`${one},${two}`, `${one} ${two}`, ` ${one} ,\n${two}, `])
    expect(readConfig({ DATABASE_URL: 'postgres://kazi@db/kazi', DATABASE_READ_URL: list })).toMatchObject({
      databaseReadUrls: [one, two],
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
  [
    'replicas of no database',
    { DATABASE_READ_URL: 'postgres://kazi@replica/kazi' },
    /^ {2}DATABASE_READ_URL must have a DATABASE_URL/m,
  ],
  [
    'another user of a replica, who may be above row-level security',
    {
      DATABASE_URL: 'postgres://kazi@db/kazi',
      DATABASE_READ_URL: 'postgres://kazi@one/kazi, postgres://postgres@two/kazi',
    },
    /^ {2}DATABASE_READ_URL must have the user of DATABASE_URL/m,
  ],
  ...['https://kazi.example/office', 'https://kazi.example?at=1', 'https://me:secret@kazi.example'].map(
    (PUBLIC_URL): [string, Record<string, string>, RegExp] => [
      `${PUBLIC_URL}, where no page would be found,`,
      { PUBLIC_URL },
      /^ {2}PUBLIC_URL must be an http or https address .*, without a path/m,
    ],
  ),
  ['mail without a mail server', { OWNER_EMAIL: 'amina@example.com' }, /^ {2}OWNER_EMAIL needs SMTP_URL/m],
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

test('a secret is read from a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kazi-secret-'));
  const file = join(folder, 'auth');
  await writeFile(file, `${'x'.repeat(40)}\n`);
  expect(readConfig({ AUTH_SECRET_FILE: file }).authSecret).toBe('x'.repeat(40));
  expect(() => readConfig({ AUTH_SECRET_FILE: file, AUTH_SECRET: 'y'.repeat(40) })).toThrow(
    /AUTH_SECRET_FILE must not be given beside AUTH_SECRET/,
  );
  expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(/SMTP_URL_FILE must be a file/);
  const named = railNames.map((rail) => `${rail.toUpperCase()}_KEY`);
  const { env } = withSecretFiles(Object.fromEntries(named.map((name) => [`${name}_FILE`, file])));
  expect(Object.keys(env), 'the secrets of every rail').toEqual(expect.arrayContaining(named));
  await rm(folder, { recursive: true });
});

test('a new master secret signs, and what a former one has signed still holds', async () => {
  const [before, now] = ['b'.repeat(32), 'n'.repeat(32)];
  const old = await loadSecret(readConfig({ AUTH_SECRET: before }));
  const both = await loadSecret(
    readConfig({ AUTH_SECRET: now, AUTH_SECRET_OLD: `${before}, ${'c'.repeat(32)}` }),
  );
  const alone = await loadSecret(readConfig({ AUTH_SECRET: now }));
  expect(both('files')).toBe(alone('files'));
  expect(everySecret(both, 'files')).toEqual([alone('files'), old('files'), expect.any(String)]);

  const [tenant, payment, file] = ['t', 'p', 'f'];
  const address = fileSigner(old).addressesFor('s').of(tenant, file);
  const query = new URL(address, 'http://kazi').searchParams;
  const expires = Number(query.get('expires'));
  const signature = query.get('signature') ?? '';
  const holds = (secretFor: SecretFor) =>
    fileSigner(secretFor).holds({ tenant, session: 's', file, form: 'whole', expires, signature });
  expect([holds(old), holds(both), holds(alone)]).toEqual([true, true, false]);

  const stored = hashOfToken(callbackToken({ secretFor: old }, payment));
  expect(callbackToken({ secretFor: both }, payment, stored)).toBe(
    callbackToken({ secretFor: old }, payment),
  );
  expect(callbackToken({ secretFor: both }, payment)).toBe(callbackToken({ secretFor: alone }, payment));

  const which = { tenant, beneficiary: '01a1fbd0-644f-7129-8794-11ba965f0f19' };
  const token = stopToken({ secretFor: old }, which);
  expect(stoppedBy({ secretFor: both }, { tenant, token })).toBe(which.beneficiary);
  expect(stoppedBy({ secretFor: alone }, { tenant, token })).toBeUndefined();
});

test('passwords cost less only where Kazi is tried out', () => {
  expect(readConfig({ NODE_ENV: 'production' }).passwordCost).toBe(15);
  expect(readConfig({ PASSWORD_COST: '10' }).passwordCost).toBe(10);
  expect(() => readConfig({ NODE_ENV: 'production', PASSWORD_COST: '14' })).toThrow(
    'PASSWORD_COST must be at least 15 in production',
  );
});

test('in production, what tells of the server itself is closed unless it is opened', () => {
  const production = { NODE_ENV: 'production' };
  expect(readConfig({})).toMatchObject({ metrics: 'open', docs: true });
  expect(readConfig(production)).toMatchObject({ metrics: 'off', docs: false });
  expect(readConfig({ ...production, DOCS: 'on', METRICS_TOKEN: 'x'.repeat(16) })).toMatchObject({
    metrics: 'token',
    docs: true,
  });
  expect(() => readConfig({ METRICS: 'token' })).toThrow(/^ {2}METRICS_TOKEN must be given/m);
});

test.each([
  [{ PUBLIC_URL: 'http://kazi.example.com' }, [/^PUBLIC_URL is http/]],
  [{ PUBLIC_URL: 'http://localhost:3000', DATABASE_URL: 'postgres://kazi@127.0.0.1/kazi' }, []],
  [
    { PUBLIC_URL: 'https://kazi.example.com', DATABASE_URL: 'postgres://kazi@db/kazi' },
    [/^DATABASE_URL reaches/],
  ],
  [{ DATABASE_URL: 'postgres://kazi@db/kazi?sslmode=verify-full' }, []],
  [
    {
      DATABASE_URL: 'postgres://kazi@localhost/kazi',
      DATABASE_READ_URL: 'postgres://kazi@localhost:5433/kazi postgres://kazi@db2/kazi',
    },
    [/^DATABASE_READ_URL reaches/],
  ],
  [{ DATABASE_URL: 'postgres:///kazi?host=/run/postgresql' }, []],
  [
    { SMS_URL: 'http://sms.example.com', FILES_URL: 'http://a:b@minio/files' },
    [/^SMS_URL is http/, /^FILES_URL is http/],
  ],
  [{ SMS_URL: 'http://127.0.0.1:9000', FILES_URL: 'file:///files' }, []],
  [{ CLAMD_URL: 'tcp://scanner:3310' }, [/^CLAMD_URL reaches another machine/]],
  [{ CLAMD_URL: 'tcp://127.0.0.1:3310' }, []],
  [{ CLAMD_URL: 'unix:/run/clamav/clamd.ctl' }, []],
])('in production, %j is warned of as far as it is in the clear', (env, sentences) => {
  const secret = { AUTH_SECRET: 'x'.repeat(32) };
  expect(unencryptedConnections(readConfig({ ...env, ...secret, NODE_ENV: 'production' }))).toEqual(
    sentences.map((sentence) => expect.stringMatching(sentence)),
  );
  expect(unencryptedConnections(readConfig({ ...env, ...secret }))).toEqual([]);
});

test('every mistake is told at once', () => {
  const wrong = () =>
    readConfig({
      NODE_ENV: 'production',
      PORT: 'http',
      PUBLIC_URL: 'kazi.example',
      DATABASE_URL: 'mysql://localhost/kazi',
      SEED: 'some',
      CLAMD_URL: 'http://scanner',
    });
  expect(wrong).toThrow(StartError);
  for (const name of ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'SEED', 'CLAMD_URL', 'AUTH_SECRET'])
    expect(wrong).toThrow(new RegExp(`^  ${name} must`, 'm'));
});

test('contradictions are told with what is wrong in single variables, and none that a mended variable would end', () => {
  const wrong = () =>
    readConfig({
      PORT: 'http',
      METRICS: 'token',
      OWNER_EMAIL: 'amina@example.com',
      RAILS: 'coop,sandbox',
      MIGRATION_DATABASE_URL: 'postgres://kazi@db/kazi',
      DATABASE_URL: 'mysql://db/kazi',
      OIDC_ISSUER: 'http://login.example.com',
    });
  for (const name of [
    ...['PORT', 'METRICS_TOKEN', 'RAILS', 'COOP_KEY', 'COOP_ACCOUNT', 'DATABASE_URL'],
    ...['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ])
    expect(wrong, name).toThrow(new RegExp(`^  ${name} must`, 'm'));
  expect(wrong).toThrow(/^ {2}OWNER_EMAIL needs SMTP_URL/m);
  expect(wrong).not.toThrow(/MIGRATION_DATABASE_URL must have/);
  const short = () => readConfig({ METRICS: 'token', METRICS_TOKEN: 'short' });
  expect(short).toThrow(/^ {2}METRICS_TOKEN must have at least 16/m);
  expect(short).not.toThrow(/METRICS_TOKEN must be given/);
});

test.each([
  'nonsense',
  'true',
  '1',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0.0/8/8',
  '10.0.0.1,,',
  'localhost',
  '300.1.1.1',
  '::1/129',
])('TRUST_PROXY=%s is refused in a sentence', (text) => {
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/^ {2}TRUST_PROXY must be addresses or networks/m);
});

test.each(['loopback', '127.0.0.1', ' 10.0.0.0/8 , uniquelocal', '::1, fd00::/8', '192.168.1.1/32'])(
  'TRUST_PROXY=%s is taken',
  (text) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(text);
  },
);

test.each([
  ['SMPT_URL', /^SMPT_URL is not read: SMTP_URL was likely meant$/],
  ['MIGRATION_DATABASE_URI', /MIGRATION_DATABASE_URL was likely meant/],
  ['PUBLIC_URI', /PUBLIC_URL was likely meant/],
  ['smtp_url', /SMTP_URL was likely meant/],
  ['OWNER_MAIL', /OWNER_EMAIL was likely meant/],
  ['AUTH_SECRET_FLIE', /AUTH_SECRET_FILE was likely meant/],
  ['DARAJA_PASKEY', /DARAJA_PASSKEY was likely meant/],
  ['SMTP_HOST', /^SMTP_HOST is not read: there are SMTP_URL$/],
  ['SMS_TOKEN', /^SMS_TOKEN is not read: there are SMS_URL$/],
])('the variable %s is said not to be read', (name, sentence) => {
  expect(readConfig({ [name]: 'set' }).misspelt).toEqual([expect.stringMatching(sentence)]);
  expect(() => readConfig({ [name]: 'set', PORT: 'http' })).toThrow(
    new RegExp(`^  ${name} is not read`, 'm'),
  );
});

test.each([
  'HOME',
  'HOSTNAME',
  'POST',
  'PATH',
  'USER',
  'LOGNAME',
  'NODE_OPTIONS',
  'NODE_PATH',
  'PASSWORD_STORE_DIR',
  'MAILCHECK',
  'SMTP_SERVICE_HOST',
  'SMTP_PORT_25_TCP_ADDR',
  'DATABASE_PORT',
  'KAZI_PORT',
  'OTEL_SERVICE_NAME',
  'AUTH_SECRET_FILE',
  'SSH_AUTH_SOCK',
  'METRICS_PORT',
])('the variable %s of something else is let be', (name) => {
  const { misspelt } = readConfig({ [name]: name === 'AUTH_SECRET_FILE' ? '' : 'set' });
  expect(misspelt).toEqual([]);
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

const provider = {
  OIDC_ISSUER: 'https://login.example.com',
  OIDC_CLIENT_ID: 'kazi',
  OIDC_CLIENT_SECRET: 'secret',
};

test('people log in by an OpenID provider where one is told', () => {
  expect(readConfig({}).oidc).toBeUndefined();
  expect(readConfig({ ...provider, OIDC_TITLE: '' }).oidc).toEqual({
    issuer: 'https://login.example.com',
    clientId: 'kazi',
    clientSecret: 'secret',
    title: 'single sign-on',
    domains: [],
    only: false,
    secondFactor: ['mfa'],
  });
  const more = {
    OIDC_TITLE: 'Acme',
    OIDC_DOMAINS: 'Acme.example, acme.co.ke',
    OIDC_ONLY: 'true',
    OIDC_SECOND_FACTOR: 'otp, https://refeds.org/profile/mfa',
  };
  expect(readConfig({ ...provider, ...more }).oidc).toMatchObject({
    title: 'Acme',
    domains: ['acme.example', 'acme.co.ke'],
    only: true,
    secondFactor: ['otp', 'https://refeds.org/profile/mfa'],
  });
});

test('an OpenID provider on this machine may speak http, outside production', () => {
  const issuer = 'http://127.0.0.1:4000';
  expect(readConfig({ ...provider, OIDC_ISSUER: issuer }).oidc?.issuer).toBe(issuer);
  for (const env of [
    { OIDC_ISSUER: issuer, NODE_ENV: 'production' },
    { OIDC_ISSUER: 'http://login.example.com' },
  ])
    expect(() => readConfig({ ...provider, ...env })).toThrow('OIDC_ISSUER must be an https address');
});

test.each([
  [{ OIDC_ONLY: 'true' }, /OIDC_ISSUER must be an address/],
  [{ ...provider, OIDC_CLIENT_SECRET: '' }, /OIDC_CLIENT_SECRET must be given with OIDC_ISSUER/],
  [{ ...provider, OIDC_ONLY: 'perhaps' }, /OIDC_ONLY must be true or false/],
  [{ ...provider, OIDC_DOMAINS: 'not a domain' }, /OIDC_DOMAINS must be domains with commas between/],
])('half an OpenID provider is refused: %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
