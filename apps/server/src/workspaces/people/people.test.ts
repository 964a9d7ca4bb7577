import { beforeAll, expect, test } from 'vitest';
import { type Api, api } from '../../../test/api.ts';
import { useOneServer } from '../../../test/app.ts';
import { command } from '../../../test/command.ts';
import { databaseUrl } from '../../../test/database-url.ts';
import { aNewcomer, firstOwnerPath, register, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { preferring } from '../../../test/factories/preferences.ts';
import { aTenant, settle } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { mailsTo } from '../../../test/mail.ts';
import { useOnce } from '../../../test/use.ts';
import { readConfig } from '../../config/config.ts';
import { newId } from '../../database/ids.ts';
import { peopleCommand } from './command.ts';

const app = useOneServer();
let asOwner: Api;
let open: Api;

const tenant = useOnce(() => aTenant(app));
const owner = useOnce(() => aUser(app, tenant, { role: 'owner', firstName: 'Zuri', lastName: 'Mutua' }));
beforeAll(async () => {
  await settle(app, tenant, { admission: 'open' });
  [asOwner, open] = [api(app, owner), api(app, { tenant })];
});

const environment = () => ({
  ...process.env,
  DATABASE_URL: databaseUrl(),
  DATA_DIR: app.dataDir,
  PUBLIC_URL: app.services.publicUrl,
  PASSWORD_COST: '10',
});

/** Runs the command in the workspace of these tests, and types `input` where it asks. */
const people = (words: string[], input = '', key = tenant.key) =>
  command('people', [...words, '--workspace', key], { env: environment(), input });

/** Runs it with the address typed where it asks, as it is meant to be. Gives what it says. */
async function done(act: string, email: string, more: string[] = []): Promise<string> {
  const { code, stdout, stderr } = await people([act, email, ...more], `${email}\n`);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return stdout;
}

const status = async (email: string, password: string, of = open) =>
  (await of.post('auth', { email, password })).status;
const letters = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);
const tokenIn = (said: string) => /\/reset-password\/(\S+)/.exec(said)?.[1] ?? '';
const trail = async (as = asOwner) => (await as.get('audit?limit=5')).body.items;

test('people are listed with what an operator has to know of them', async () => {
  const { code, stdout } = await people(['list']);
  expect(code).toBe(0);
  expect(stdout).toContain(owner.email);
  expect(stdout).toContain('Zuri Mutua');
  expect(stdout).toMatch(/owner.*active.*no.*never/);
});

test('a password is reset by a link that is said and mailed, used once, and stands in the trail as the operator’s', async () => {
  const who = await registerAndConfirm(app, tenant);
  const said = await done('reset-password', who.email);
  expect(said).toContain(`${who.firstName} ${who.lastName} <${who.email}> in ${tenant.key}`);
  expect(await status(who.email, who.password)).toBe(200); // until the link is used
  await expect.poll(() => letters(who.email)).toContain('Set a new password for Test workspace');
  const password = `jacaranda ${newId()}`;
  const use = () => open.put(`password-reset/${tokenIn(said)}`, { password });
  expect((await use()).status).toBe(200);
  expect((await use()).status).toBe(400);
  expect(await status(who.email, password)).toBe(200);
  const entries = await trail();
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'password-link-made',
      kind: 'grant',
      actor: null,
      actorName: 'operator',
      ip: null,
      about: `${who.firstName} ${who.lastName}`,
    }),
  );
  expect(JSON.stringify(entries)).not.toContain(tokenIn(said));
});

test('a password from standard input is set, ends every session, and is shown nowhere', async () => {
  const who = await registerAndConfirm(app, tenant);
  const { body } = await open.post('auth', { email: who.email, password: who.password });
  const session = api(app, { tenant, token: body.token });
  expect((await session.get('users/me')).status).toBe(200);
  const password = `jacaranda ${newId()}`;
  const words = ['reset-password', who.email, '--stdin'];
  const { code, stdout, stderr } = await people(words, `${who.email}\n${password}\n`);
  expect(code, stderr).toBe(0);
  expect(stdout + stderr).not.toContain(password);
  await expect.poll(async () => (await session.get('users/me')).status).toBe(401);
  expect(await status(who.email, who.password)).toBe(401);
  expect(await status(who.email, password)).toBe(200);
  await expect.poll(() => letters(who.email)).toContain('Your Test workspace password was changed');
});

test.each([
  ['', /must have at least/],
  ['short', /must have at least/],
  ['password1234', /easy to guess/],
])('the password %j is refused as it is of people, and nothing changes', async (password, sentence) => {
  const who = await registerAndConfirm(app, tenant);
  const words = ['reset-password', who.email, '--stdin', '--yes', who.email];
  const { code, stdout, stderr } = await people(words, `${password}\n`);
  expect(code).toBe(1);
  expect(stderr).toMatch(sentence);
  if (password) expect(stdout + stderr).not.toContain(password);
  expect(await status(who.email, who.password)).toBe(200);
});

test('somebody is made an owner, at once on the server that runs, and the other owners hear of it', async () => {
  const agent = await aUser(app, tenant, { role: 'agent', firstName: 'Baraka', lastName: 'Njoroge' });
  const as = api(app, agent);
  expect((await as.get('audit')).status).toBe(403);
  await done('make-owner', agent.email);
  await expect.poll(async () => (await as.get('audit')).status).toBe(200);
  await expect.poll(() => letters(agent.email)).toContain('You are now an owner of Test workspace');
  await expect.poll(() => letters(owner.email)).toContainEqual(expect.stringContaining('Baraka Njoroge'));
  const [entry] = await trail();
  expect(entry).toMatchObject({
    actorName: 'operator',
    subjectId: agent.id,
    detail: { changes: { role: { before: 'agent', after: 'owner' } } },
  });
});

test('a person whom nobody knows is made the owner of a workspace without one, and sets a password by the link', async () => {
  const empty = await aTenant(app);
  const path = await firstOwnerPath(app, empty);
  const { email, password } = aNewcomer();
  const unnamed = await people(['make-owner', email, '--yes', email], '', empty.key);
  expect(unnamed).toMatchObject({ code: 1, stderr: expect.stringMatching(/--first-name/) });
  const named = ['--first-name', 'Amina', '--last-name', 'Odhiambo', '--yes', email];
  const { code, stdout, stderr } = await people(['make-owner', email, ...named], '', empty.key);
  expect(code, stderr).toBe(0);
  const there = api(app, { tenant: empty });
  expect((await there.put(`password-reset/${tokenIn(stdout)}`, { password })).status).toBe(200);
  const { body } = await there.post('auth', { email, password });
  expect(body.user).toMatchObject({ firstName: 'Amina', role: 'owner', status: 'active' });
  expect((await there.get(path)).status).toBe(404);
  expect((await there.post(path, aNewcomer())).status).toBe(404);
});

test('who registered and was never let in is made an owner by the operator’s word, with a password of their own alone', async () => {
  const who = await register(open);
  expect((await people(['readmit', who.email, '--yes', who.email])).stderr).toMatch(/not confirmed/);
  const said = await done('make-owner', who.email);
  expect(await status(who.email, who.password)).toBe(401); // whoever registered may not be whom the operator means
  const password = `jacaranda ${newId()}`;
  expect((await open.put(`password-reset/${tokenIn(said)}`, { password })).status).toBe(200);
  expect(await status(who.email, password)).toBe(200);
});

test('a second factor is taken away, and the devices with it', async () => {
  const user = await aUser(app, tenant);
  await app.services.database.write(tenant.id, null, (tx) =>
    tx
      .insertInto('authenticators')
      .values({ tenant_id: tenant.id, user_id: user.id, secret: 'sealed', confirmed_at: new Date() })
      .execute(),
  );
  await preferring(app, user, { language: 'sw' });
  await done('remove-factor', user.email);
  await expect.poll(async () => (await api(app, user).get('users/me')).status).toBe(401);
  await expect
    .poll(async () => (await mailsTo(app, user.email)).map(({ text }) => text).join())
    .toContain('Msimamizi wa seva ameondoa vipengele vyote vya pili');
  expect((await people(['remove-factor', user.email, '--yes', user.email])).stderr).toMatch(
    /no second factor/,
  );
  expect(await trail()).toContainEqual(
    expect.objectContaining({ action: 'factors-reset', actorName: 'operator', subjectId: user.id }),
  );
});

test('somebody is suspended at once, and readmitted', async () => {
  const who = await registerAndConfirm(app, tenant);
  const { body } = await open.post('auth', { email: who.email, password: who.password });
  const session = api(app, { tenant, token: body.token });
  await done('suspend', who.email);
  await expect.poll(async () => (await session.get('users/me')).status).toBe(401);
  expect(await status(who.email, who.password)).toBe(403);
  await expect.poll(() => letters(who.email)).toContain('Your account in Test workspace was suspended');
  for (const act of ['suspend', 'reset-password', 'make-owner', 'remove-factor'])
    expect(await people([act, who.email, '--yes', who.email]), act).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/suspended/),
    });
  await done('readmit', who.email);
  expect(await status(who.email, who.password)).toBe(200);
  expect((await people(['readmit', who.email, '--yes', who.email])).stderr).toMatch(/in already/);
  await expect.poll(() => letters(who.email)).toContain('You can log in to Test workspace now');
});

test('the last owner is not suspended', async () => {
  const alone = await aTenant(app);
  const last = await aUser(app, alone, { role: 'owner' });
  const { code, stderr } = await people(['suspend', last.email, '--yes', last.email], '', alone.key);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/last owner/) });
  expect((await api(app, last).get('users/me')).status).toBe(200);
});

test('what is no act, or not one for this address, is refused in a sentence', async () => {
  const { email } = await registerAndConfirm(app, tenant);
  const usage = /Say what to do with people/;
  const refused: [string[], RegExp][] = [
    [[], usage],
    [['promote', email], usage],
    [['suspend'], usage],
    [['suspend', email, owner.email], usage],
    [['suspend', email, '--force'], usage],
    [['suspend', email, '--stdin'], usage],
    [['reset-password', email, '--password', 'x'], usage],
    [['suspend', 'nonsense'], /must be an e-mail address/],
    [['suspend', aNewcomer().email], /Nobody has the address/],
    [['make-owner', owner.email], /owner already/],
    [['make-owner', aNewcomer().email, '--first-name', 'A@b.co', '--last-name', 'C'], /first name must not/],
    [['list', '--workspace', 'no-such-key'], /no workspace no-such-key/],
  ];
  const config = readConfig(environment());
  const inHere = ['--workspace', tenant.key];
  for (const [words, sentence] of refused)
    await expect(peopleCommand([...inHere, ...words], config, app.services), words.join(' ')).rejects.toThrow(
      sentence,
    );
});

test.each([
  ['nothing is typed', [], '', /nobody typed the address/],
  ['another word is typed', [], 'yes\n', /"yes" is not/],
  ['--yes names another', ['--yes', 'baraka@example.com'], '', /is not/],
])('nothing happens where %s', async (_how, more, input, sentence) => {
  const who = await registerAndConfirm(app, tenant);
  const { code, stdout, stderr } = await people(['suspend', who.email, ...more], input);
  expect(code).toBe(1);
  expect(stdout).toContain('lets them in no more');
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(await status(who.email, who.password)).toBe(200);
});

test('of several workspaces the one that has the person is found, and several are told apart by their key', async () => {
  const env = environment();
  const who = await registerAndConfirm(app, tenant);
  const only = await command('people', ['suspend', who.email], { env });
  expect(only.stdout).toContain(`in ${tenant.key}`);
  const other = await aTenant(app);
  await aUser(app, other, { role: 'owner' });
  await settle(app, other, { admission: 'open' });
  await registerAndConfirm(app, other, who);
  const { code, stderr } = await command('people', ['suspend', who.email, '--yes', who.email], { env });
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/several workspaces.*--workspace/),
  });
  const { stdout } = await people(['reset-password', who.email]);
  expect(stdout).toContain(`opens the workspaces ${other.key}`);
  expect((await command('people', ['suspend', aNewcomer().email], { env })).stderr).toMatch(
    /Nobody has the address/,
  );
});

test('where mail is off it says so', async () => {
  const who = await registerAndConfirm(app, tenant);
  const env = { ...environment(), NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(32), PASSWORD_COST: '15' };
  const words = ['suspend', who.email, '--yes', who.email, '--workspace', tenant.key];
  const { code, stdout, stderr } = await command('people', words, { env });
  expect(code, stderr).toBe(0);
  expect(stdout).toMatch(/Mail is off \(SMTP_URL is not set\)/);
});
