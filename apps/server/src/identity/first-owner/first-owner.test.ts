import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import {
  aNewcomer,
  anOpenTenant,
  becomeFirstOwner,
  firstOwnerPath,
  registerAndConfirm,
} from '../../../test/factories/newcomer.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { mailsTo } from '../../../test/mail.ts';
import { offerOwnership } from '../index.ts';

const app = useServer();

test('who holds the address becomes the owner, confirmed, and nobody after them', async () => {
  const tenant = await aTenant(app);
  const as = api(app, { tenant });
  const [path, another] = [await firstOwnerPath(app, tenant), await firstOwnerPath(app, tenant)];
  expect((await as.get(path)).body).toEqual({ workspace: 'Test workspace' });
  const who = aNewcomer();
  expect((await as.post(path, who)).status).toBe(201);
  const { body } = await as.post('auth', { email: who.email, password: who.password });
  expect(body.user).toMatchObject({ firstName: who.firstName, role: 'owner', status: 'active' });
  for (const spent of [path, another]) {
    expect((await as.get(spent)).status).toBe(404);
    expect((await as.post(spent, aNewcomer())).status).toBe(404);
  }
  expect(await offerOwnership(app.services, tenant.id)).toBeUndefined();
});

test('of two who open it at once, one becomes the owner', async () => {
  const tenant = await aTenant(app);
  const as = api(app, { tenant });
  const paths = [await firstOwnerPath(app, tenant), await firstOwnerPath(app, tenant)];
  const answers = await Promise.all([...paths, ...paths].map((path) => as.post(path, aNewcomer())));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404]);
});

test('it is good in its own workspace alone, and of use to nobody who guesses', async () => {
  const path = await firstOwnerPath(app, await aTenant(app));
  const elsewhere = api(app, { tenant: await aTenant(app) });
  expect((await elsewhere.get(path)).status).toBe(404);
  expect((await elsewhere.post(path, aNewcomer())).status).toBe(404);
  expect((await elsewhere.post(`first-owner/${'x'.repeat(43)}`, aNewcomer())).status).toBe(404);
});

test('a workspace with an owner offers itself to nobody', async () => {
  expect(await offerOwnership(app.services, (await anOpenTenant(app)).id)).toBeUndefined();
});

test('an address that has a login on this server owns only with the password of that', async () => {
  const known = await registerAndConfirm(app, await anOpenTenant(app));
  const tenant = await aTenant(app);
  const as = api(app, { tenant });
  const path = await firstOwnerPath(app, tenant);
  const refused = await as.post(path, { ...known, password: 'of somebody else' });
  expect(refused.status).toBe(400);
  expect(refused.body.data.fields).toHaveProperty('password');
  await becomeFirstOwner(app, tenant, known);
});

test('the address is mailed where one was named, once an hour, and not said', async () => {
  const tenant = await aTenant(app);
  const ownerEmail = aNewcomer().email;
  const services = { ...app.services, config: { ...app.services.config, ownerEmail } };
  for (const _start of [1, 2]) {
    const said = await offerOwnership(services, tenant.id);
    expect(said).toContain(ownerEmail);
    expect(said).not.toContain('first-owner/');
  }
  await expect.poll(() => mailsTo(app, ownerEmail)).toHaveLength(1);
  const [mail] = await mailsTo(app, ownerEmail);
  const path = mail?.text.match(/first-owner\/\S+/)?.[0] ?? '';
  expect((await api(app, { tenant }).post(path, aNewcomer())).status).toBe(201);
});

test('nothing says that the letter went; one with another address, or to somebody else, is another letter', async () => {
  const tenant = await aTenant(app);
  const [wrong, right] = [aNewcomer().email, aNewcomer().email];
  const offered = (ownerEmail: string, publicUrl: string) =>
    offerOwnership({ ...app.services, publicUrl, config: { ...app.services.config, ownerEmail } }, tenant.id);
  const said = await offered(wrong, 'http://127.0.0.1:3000');
  expect(said).toContain(`goes to ${wrong} once the mail server takes the letter`);
  expect(said).not.toMatch(/was (mailed|sent)/);
  for (const _start of [1, 2]) await offered(wrong, 'https://kazi.example.com');
  for (const _start of [1, 2]) await offered(right, 'https://kazi.example.com');
  await expect.poll(() => mailsTo(app, right)).toHaveLength(1);
  await expect.poll(() => mailsTo(app, wrong)).toHaveLength(2);
  expect((await mailsTo(app, wrong))[0]?.text).toContain('https://kazi.example.com/first-owner/');
});

test('the address is good for a day, and the next start tells another', async () => {
  const tenant = await aTenant(app);
  const as = api(app, { tenant });
  const path = await firstOwnerPath(app, tenant);
  const age = (hours: number) =>
    app.services.database.write(tenant.id, null, (tx) =>
      tx
        .updateTable('first_owner_links')
        .set({ created_at: sql<Date>`now() - make_interval(hours => ${hours})` })
        .where('tenant_id', '=', tenant.id)
        .execute(),
    );
  await age(23);
  expect((await as.get(path)).status).toBe(200);
  await age(25);
  expect((await as.get(path)).status).toBe(404);
  expect((await as.post(path, aNewcomer())).status).toBe(404);
  expect((await as.post(await firstOwnerPath(app, tenant), aNewcomer())).status).toBe(201);
});

test('becoming the first owner survives bad input', async () => {
  const tenant = await aTenant(app);
  await survivesBadInput(api(app, { tenant }), {
    method: 'POST',
    path: await firstOwnerPath(app, tenant),
    body: aNewcomer(),
    runs: 40,
  });
});
