import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aClamd } from '../../test/clamd.ts';
import { freePorts } from '../../test/cluster/program.ts';
import { command } from '../../test/command.ts';
import { databaseUrl } from '../../test/database-url.ts';
import { startProvider } from '../../test/oidc/provider.ts';
import { anOwnDatabase } from '../../test/own-database.ts';
import { runStatements } from '../../test/run-statements.ts';
import { startS3 } from '../../test/s3.ts';
import { aMailServer } from '../../test/smtp.ts';
import { migrate } from '../database/migrate.ts';

let dataDir: string;
/** A host and port where nothing answers. */
let nothing: string;
beforeAll(async () => {
  nothing = `127.0.0.1:${(await freePorts(1))[0]}`;
  dataDir = await mkdtemp(join(tmpdir(), 'kazi-check-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** Runs the check with these variables. Gives its exit code, and its lines by what they are about. */
async function check(variables: NodeJS.ProcessEnv, words: string[] = []) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl(), ...variables };
  const { code, stdout, stderr } = await command('check', words, { env });
  expect(stdout + stderr).not.toMatch(/^ +at /m);
  return { code, says: stdout + stderr, lines: stdout.split('\n') };
}

test('what works is said to work, a line each, and what it did is undone', async () => {
  const [smtp, s3, clamd] = [await aMailServer(), await startS3(), await aClamd()];
  const publicUrl = 'http://127.0.0.1:4000';
  const provider = await startProvider(publicUrl);
  onTestFinished(async () => {
    smtp.close();
    await Promise.all([s3.close(), clamd.close(), provider.stop()]);
  });
  const { code, says } = await check(
    {
      ...{
        SMTP_URL: smtp.url,
        FILES_URL: s3.url,
        CLAMD_URL: clamd.url,
        SMS_URL: s3.url.replace(/\/\/.*@/, '//'),
      },
      ...{ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'kazi', OIDC_CLIENT_SECRET: provider.clientSecret },
      ...{ PUBLIC_URL: publicUrl, MAIL_FROM: 'Kazi <kazi@example.com>' },
    },
    ['--mail', 'amina@example.com'],
  );
  for (const line of [
    /^ok +configuration: Every variable/m,
    /^ok +DATA_DIR: .* MB free/m,
    /^ok +DATABASE_URL: PostgreSQL \d+.* answers/m,
    /^ok +DATABASE_URL: The tables are those of this Kazi \(\d+ migrations\)/m,
    /^ok +SMTP_URL: .*login included/m,
    /^ok +--mail: .* took a letter for amina@example.com and answered: 250 kept$/m,
    /^ok +FILES_URL: The bucket .* keeps files/m,
    /^ok +CLAMD_URL: /m,
    /^ok +OIDC_ISSUER: .* describes itself/m,
    /^ok +SMS_URL: .* nothing was sent/m,
    /^ok +RAILS: The sandbox/m,
    /^No fault was found\.$/m,
  ])
    expect(says).toMatch(line);
  expect(code).toBe(0);
  expect(smtp.mails).toEqual([
    expect.stringContaining('Kazi can send e-mail: this message came from Kazi <kazi@example.com>.'),
  ]);
  expect(s3.objects.size).toBe(0);
});

test('each neighbour that is away or says no is a fault of its own, with why', async () => {
  const smtp = await aMailServer();
  const s3 = await startS3();
  smtp.refuse(true);
  onTestFinished(async () => {
    smtp.close();
    await s3.close();
  });
  const { code, says } = await check(
    {
      ...{
        SMTP_URL: smtp.url,
        FILES_URL: s3.url.replace('test-key', 'another'),
        CLAMD_URL: `tcp://${nothing}`,
      },
      ...{ OIDC_ISSUER: `http://${nothing}`, OIDC_CLIENT_ID: 'kazi', OIDC_CLIENT_SECRET: 'x' },
      ...{ SMS_URL: `http://${nothing}`, DATABASE_URL: `postgres://kazi:secret@${nothing}/kazi` },
    },
    ['--mail', 'amina@example.com'],
  );
  for (const line of [
    /^fault +DATABASE_URL: The database cannot be used: nothing answers there\.$/m,
    /^ok +SMTP_URL: /m,
    /^fault +--mail: The mail server .* cannot be used: .*451 not now/m,
    /^fault +FILES_URL: The bucket at .* cannot be used: .*(403|Forbidden|AccessDenied|InvalidAccessKeyId)/m,
    /^fault +CLAMD_URL: clamd at .* cannot be used: nothing answers there\.$/m,
    /^fault +OIDC_ISSUER: .* cannot be used: nothing answers there\.$/m,
    /^fault +SMS_URL: .* cannot be used: nothing answers there\.$/m,
  ])
    expect(says).toMatch(line);
  expect(code).toBe(1);
  expect(says).not.toContain('secret');
});

test('a mail server that is not there is a fault, and so is a letter without one', async () => {
  const away = await check({ SMTP_URL: `smtp://${nothing}` });
  expect(away.says).toMatch(
    /^fault +SMTP_URL: The mail server at 127.0.0.1:\d+ cannot be used: nothing answers there\.$/m,
  );
  expect(away.code).toBe(1);
  const none = await check({}, ['--mail', 'amina@example.com']);
  expect(none.says).toMatch(/^fault +--mail: Nothing was sent: without SMTP_URL/m);
  expect(none.code).toBe(1);
});

test('every bad variable is told with the contradictions and what is misspelt, and nothing else is looked at', async () => {
  const { code, says } = await check({
    PORT: 'http',
    METRICS: 'token',
    SMPT_URL: 'smtp://mail',
    TRUST_PROXY: 'nonsense',
  });
  for (const line of [
    /^ {2}PORT must/m,
    /^ {2}METRICS_TOKEN must be given/m,
    /^ {2}SMPT_URL is not read/m,
    /^ {2}TRUST_PROXY must/m,
  ])
    expect(says).toMatch(line);
  expect(says).not.toMatch(/^ok/m);
  expect(code).toBe(1);
});

test('in production it warns of what is left out, and that is no fault', async () => {
  const { code, says } = await check({
    ...{ NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(32), SMPT_URL: 'smtp://mail' },
  });
  for (const line of [
    /^warning +configuration: SMPT_URL is not read: SMTP_URL was likely meant\.$/m,
    /^warning +configuration: .*set PUBLIC_URL/m,
    /^warning +configuration: Mail cannot be sent: set SMTP_URL/m,
    /^warning +configuration: .*set CLAMD_URL/m,
    /^warning +configuration: No real payment service/m,
  ])
    expect(says).toMatch(line);
  expect(code).toBe(0);
});

test('tables that are missing, behind, of a newer Kazi or changed are told apart', async () => {
  const { url, drop } = await anOwnDatabase();
  onTestFinished(drop);
  const migrations = async () =>
    (await check({ DATABASE_URL: url })).lines
      .filter((line) => / DATABASE_URL: .*(tables|migration)/.test(line))
      .join();
  expect(await migrations()).toMatch(/^ok .*the first start makes them/);
  await migrate(url, { last: '0023_audit.sql' });
  expect(await migrations()).toMatch(/^warning .*\d+ migrations are to be applied/);
  await migrate(url);
  await runStatements(url, "update migrations set checksum = 'another' where name = '0023_audit.sql'");
  expect(await migrations()).toMatch(/^fault .*0023_audit.sql is not the one/);
  await runStatements(
    url,
    "insert into migrations (name, checksum) values ('9001_from_the_future.sql', 'x')",
  );
  expect(await migrations()).toMatch(/^fault .*A newer Kazi .*9001_from_the_future/);
});

test('a command line that is none is answered by the usage', async () => {
  for (const words of [['--mial', 'a@b.co'], ['mail'], ['--mail']]) {
    const { code, says } = await check({}, words);
    expect(says).toMatch(/npm run check -- --mail ADDRESS/);
    expect(code).toBe(1);
  }
  expect((await check({}, ['--mail', 'nonsense'])).says).toMatch(/must be an e-mail address/);
});
