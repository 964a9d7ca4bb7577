import { expect, test } from 'vitest';
import { api } from '../../test/api.ts';
import { useServer } from '../../test/app.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../test/factories/user.ts';
import { assertListed } from '../../test/listed-reasons.ts';
import { useOnce } from '../../test/use.ts';

const app = useServer();

const tenant = useOnce(() => aTenant(app));
const owner = useOnce(() => aUser(app, tenant, { role: 'owner' }));
const client = useOnce(() => aUser(app, tenant, { role: 'client' }));

const asking = (language: string, user: TestUser) => ({
  post: (path: string, body: unknown) =>
    api(app, user).send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'accept-language': language },
    }),
  get: (path: string) => api(app, user).send(path, { headers: { 'accept-language': language } }),
});

test('what a person may not do is told in their language, and in English to programs', async () => {
  const role = { name: 'Cashier', permissions: [] };
  const { status, body } = await asking('fr', client).post('roles', role);
  expect(status).toBe(403);
  expect(body.message).toBe('You cannot create roles.');
  expect(body.data).toMatchObject({
    errorMessage: 'Vous n’êtes pas autorisé à créer des rôles.',
    reason: { code: 'may-not', params: { what: 'make-roles' } },
  });
});

test('what is missing, and a bad field, are told in Swahili and Arabic', async () => {
  const missing = await asking('sw', owner).get('tasks/01900000-0000-7000-8000-000000000000');
  expect(missing.body.data.errorMessage).toBe('Kazi: haipatikani, au huna ruhusa.');
  const bad = await asking('ar', owner).post('projects', { name: '', key: '!' });
  expect(bad.status).toBe(400);
  expect(bad.body.data.fields).toMatchObject({ name: 'يجب ألا يكون فارغًا' });
  expect(bad.body.data.problems).toMatchObject({ name: { code: 'not-empty', params: {} } });
});

test('who asks for no language of ours is answered in English, with the same codes', async () => {
  const { body } = await asking('de', owner).post('projects', { name: '', key: 'SHOP' });
  expect(body.data.fields).toMatchObject({ name: 'must not be empty' });
  expect(body.data.problems).toMatchObject({ name: { code: 'not-empty', params: {} } });
});

test('what is wrong with the rows of a file is told in the language of who sent it', async () => {
  const form = new FormData();
  const row = 'number,first_name,last_name,joined_on\n7,Amina,,yesterday\n';
  form.append('file', new File([row], 'people.csv', { type: 'text/csv' }));
  form.append('check', 'true');
  const { body } = await api(app, owner).send('employees/import', {
    method: 'POST',
    body: form,
    headers: { 'accept-language': 'fr' },
  });
  const said = JSON.stringify(body);
  expect(said).not.toMatch(/must (?:be|not|have)/);
  expect(said).toMatch(/doit|ne doit pas|à remplir/);
});

test('what fails before any call is told in the language too', async () => {
  const { body } = await api(app, owner).send('projects', {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
  });
  expect(body.data.errorMessage).toBe('Le contenu n’est pas du JSON valide.');
});

test('what was done is told in the language asked for, where it counts as well', async () => {
  const team = await asking('en', owner).post('roles', { name: 'Cashier', permissions: [] });
  const remove = (language: string) =>
    api(app, owner).send(`roles/${team.body.id}`, {
      method: 'DELETE',
      headers: { 'accept-language': language },
    });
  expect((await remove('fr')).body).toEqual({ message: 'Suppression effectuée\u00a0: Cashier.' });
  const read = (language: string) =>
    api(app, owner).send('notifications/read', {
      method: 'PUT',
      body: '{}',
      headers: { 'content-type': 'application/json', 'accept-language': language },
    });
  expect((await read('sw')).body).toEqual({ message: 'Arifa 0 zimetiwa alama kuwa zimesomwa.' });
  expect((await read('en')).body).toEqual({ message: '0 notifications were marked as read.' });
});

test('where one is logged in is told in the language asked for', async () => {
  const { body } = await asking('fr', owner).get('sessions');
  expect(body.items.map(({ device }: { device: string }) => device)).toEqual(['Un appareil inconnu']);
});

test.each(['KES 5,000', 'a and 3 more', 'x, y or z', 'amina', 'Done'])(
  'a name that reads like words of ours, %j, comes out as it is',
  async (name) => {
    const role = await asking('fr', owner).post('roles', { name, permissions: [] });
    const taken = await asking('fr', owner).post('roles', { name, permissions: [] });
    expect(taken.body.data).toMatchObject({
      errorMessage: `Il y a déjà un rôle nommé ${name}.`,
      reason: { code: 'role-name-taken', params: { name } },
      problems: { name: { code: 'other-role-name', params: {} } },
    });
    const removed = await api(app, owner).send(`roles/${role.body.id}`, {
      method: 'DELETE',
      headers: { 'accept-language': 'fr' },
    });
    expect(removed.body).toEqual({ message: `Suppression effectuée\u00a0: ${name}.` });
  },
);

test('a problem of a schema carries its figures', async () => {
  const { body } = await asking('fr', owner).get('projects?limit=1000');
  expect(body.data).toMatchObject({
    fields: { limit: 'doit être au plus 200' },
    problems: { limit: { code: 'at-most', params: { most: 200 } } },
  });
});

test('a call is not refused for what its contract does not list: tests that call it fail', () => {
  const refused = (method: string, path: string, reason: string) => () => assertListed(method, path, reason);
  expect(refused('DELETE', '/roles/1', 'role-in-use')).not.toThrow();
  expect(refused('DELETE', '/roles/1?x=1', 'not-found')).not.toThrow();
  expect(refused('DELETE', '/roles/1', 'role-name-taken')).toThrow(/DELETE \/roles\/{id} was refused/);
  expect(refused('PUT', '/tasks/1', 'payroll-exists')).toThrow(/payroll-exists/);
});
