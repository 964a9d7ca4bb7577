import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../test/api.ts';
import { startAlone, type TestApp } from '../../test/app.ts';
import { command } from '../../test/command.ts';
import { databaseUrl } from '../../test/database-url.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { aUser } from '../../test/factories/user.ts';
import { mailsTo, tokenFor } from '../../test/mail.ts';
import { readConfig } from '../config/config.ts';
import { newId } from '../database/ids.ts';
import { workspaceCommand } from './command.ts';

const page = '<meta name="kazi-project" content="kazi" />';

let app: TestApp;
let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'kazi-workspaces-'));
  await writeFile(join(webDir, 'index.html'), page);
  await writeFile(join(webDir, 'manifests.json'), '{"en":{"name":"Kazi","lang":"en"}}');
  app = await startAlone({ webDir: `${webDir}/` });
});
afterAll(async () => {
  await app.stop();
  await rm(webDir, { recursive: true });
});

const environment = () => ({
  ...process.env,
  DATABASE_URL: databaseUrl(),
  PUBLIC_URL: app.services.publicUrl,
});

/** Runs the command as an operator does; gives what it says, refused or not. */
async function workspace(...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await command('workspace', words, { env: environment() });
  expect(code).toBe(stderr ? 1 : 0);
  return stderr || stdout;
}

const aKey = () => `acme-${newId()}`;

/** The page that a browser gets which opens this host. */
const pageAt = (host: string, path = '/login') =>
  new Promise<string>((resolve, reject) => {
    const headers = { host, accept: 'text/html' };
    const sent = request(`${app.address}${path}`, { headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve(text));
    });
    sent.on('error', reject);
    sent.end();
  });

test('an operator adds a workspace with an address of its own, whose page, mails and passkeys are of that address', async () => {
  const key = aKey();
  const host = `${key}.kazi.example`;
  const said = await workspace('add', key, 'Acme Ltd', '--host', host.toUpperCase());
  expect(said).toContain(`The workspace ${key} is there, at http://${host}.`);
  const link = new RegExp(`http://${host}/(first-owner/\\S+)`).exec(said)?.[1] ?? '';
  const tenant = { id: '', key, roles: new Map() };
  const owner = {
    firstName: 'Amina',
    lastName: 'Odhiambo',
    email: `${key}@acme.example`,
    password: `${newId()} s`,
  };
  expect((await api(app, { tenant }).post(link, owner)).status).toBe(201);

  expect(await pageAt(host)).toBe(page.replace('"kazi"', `"${key}"`));
  for (const other of ['kazi.example', 'elsewhere.example', '127.0.0.1:3000', 'localhost'])
    expect(await pageAt(other), other).toBe(page);
  const name = 'Acme Ltd';
  expect(JSON.parse(await pageAt(host, '/manifest.webmanifest'))).toEqual({
    name,
    short_name: name,
    lang: 'en',
  });

  const { body: session } = await api(app, { tenant }).post('auth', owner);
  const me = api(app, { tenant, token: session.token });
  const { body } = await me.post('auth/factors/passkeys/challenge');
  expect(body.options ?? body).toMatchObject({ rp: { id: host, name: 'Acme Ltd' } });
  await api(app, { tenant }).post('password-reset', { email: owner.email });
  await tokenFor(app, owner.email, 'reset-password');
  const [mail] = await mailsTo(app, owner.email);
  expect(mail?.text).toContain(`http://${host}/reset-password/`);
});

test('a key, a name or a host that cannot be is refused in a sentence, and nothing is added', async () => {
  const key = aKey();
  const host = `${key}.kazi.example`;
  await workspace('add', key, 'Acme', '--host', host);
  const before = await workspace('list');
  expect(before).toContain(host);
  const [other, missing] = [aKey(), aKey()];
  const refused: [string[], RegExp][] = [
    [[], /Say what to do/],
    [['add', other], /Say what to do/],
    [['add', other, 'Acme', '--color', 'red'], /Say what to do/],
    [['add', 'Acme Ltd', 'Acme'], /lower-case letters/],
    [['add', other, '  '], /must not be empty/],
    [['add', key, 'Acme'], /already/],
    [['add', other, 'Acme', '--host', host], new RegExp(`address of the workspace ${key}`)],
    [['add', other, 'Acme', '--host', 'https://acme.example'], /without https/],
    [['add', other, 'Acme', '--host', new URL(app.services.publicUrl).host], /the server itself/],
    [['add', other, 'Acme', '--host', 'localhost:3000'], /this machine/],
    [['add', other, 'Acme', '--owner', 'amina@acme.example'], /SMTP_URL/],
    [['host', missing, 'acme.example'], /no workspace/],
    [['limit', key, '0'], /whole number/],
    [['limit', key, 'few'], /whole number/],
  ];
  for (const [words, sentence] of refused)
    await expect(workspaceCommand(words, readConfig(environment())), words.join(' ')).rejects.toThrow(
      sentence,
    );
  expect(await workspace('add', key, 'Acme')).toMatch(/already/);
  expect(await workspace('list')).toBe(before);
});

test('an address is given, and taken away again', async () => {
  const key = aKey();
  await workspace('add', key, 'Acme');
  const host = `${key}.example.co.ke:8443`;
  expect(await workspace('host', key, host)).toContain(`${key} is at http://${host}.`);
  expect(await pageAt(host)).toContain(key);
  expect(await workspace('host', key, 'none')).toContain('no address of its own');
});

test('a workspace with a limit waits for its own calls, and no other waits for it', async () => {
  const tenant = await aTenant(app);
  expect(await workspace('limit', tenant.key, '1')).toContain('on 1 at once');
  const [amina, baraka] = [await aUser(app, tenant), await aUser(app, tenant)];
  const neighbour = await aUser(app, await aTenant(app));
  const holder = new pg.Client({ connectionString: databaseUrl() });
  await holder.connect();
  await holder.query(`begin; set local kazi.tenant = '${tenant.id}'`);
  await holder.query('select from users where id = $1 for update', [amina.id]);
  const answered: string[] = [];
  const of = (name: string, call: Promise<{ status: number }>) =>
    call.then(({ status }) => answered.push(`${name} ${status}`));
  const change = of('amina', api(app, amina).put(`users/${amina.id}`, { firstName: 'Wanjiru' }));
  const waits =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await vi.waitFor(async () => expect((await holder.query(waits)).rowCount).toBeGreaterThan(0), 10_000);
  const read = of('baraka', api(app, baraka).get('users/me'));
  await of('neighbour', api(app, neighbour).get('users/me'));
  expect(answered).toEqual(['neighbour 200']);
  await holder.query('commit');
  await holder.end();
  await Promise.all([change, read]);
  expect(answered).toEqual(['neighbour 200', 'amina 200', 'baraka 200']);
});
