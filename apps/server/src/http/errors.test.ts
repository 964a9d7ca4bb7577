import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { api } from '../../test/api.ts';
import { useServer } from '../../test/app.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { aUser } from '../../test/factories/user.ts';
import { useOnce } from '../../test/use.ts';
import { newId } from '../database/ids.ts';
import { translate } from './translate.ts';

const app = useServer();
const tenant = useOnce(() => aTenant(app));
const user = useOnce(() => aUser(app, tenant));

describe('the project header', () => {
  test('is asked for where it is missing', async () => {
    const { status, body } = await api(app).get('projects');
    expect(status).toBe(400);
    expect(body.data.fields).toHaveProperty('X-Project');
  });

  test('must name a workspace', async () => {
    const { status, body } = await api(app, { tenant: { key: 'nowhere' } }).get('projects');
    expect(status).toBe(403);
    expect(body.data.errorMessage).toContain('X-Project');
  });
});

describe('the login', () => {
  test('is asked for where it is missing or unknown', async () => {
    expect((await api(app, { tenant }).get('projects')).status).toBe(401);
    expect((await api(app, { tenant, token: 'x' }).get('projects')).status).toBe(401);
  });

  test('opens no other workspace', async () => {
    const other = await aTenant(app);
    expect((await api(app, { tenant: other, token: user.token }).get('projects')).status).toBe(401);
  });

  test('opens its own', async () => {
    const { status, body } = await api(app, user).get('projects');
    expect({ status, body }).toMatchObject({ status: 200, body: { items: [], nextCursor: null } });
  });
});

describe('HTTP', () => {
  test('a refusal for want of a login says what would log in', async () => {
    for (const token of [undefined, 'x']) {
      const { status, headers } = await api(app, { tenant, token }).get('projects');
      expect({ status, scheme: headers.get('www-authenticate') }).toEqual({
        status: 401,
        scheme: 'Bearer realm="Kazi"',
      });
    }
  });

  test.each([
    ['PATCH', 'projects', 'GET, POST, HEAD'],
    ['DELETE', 'permission', 'GET, POST, HEAD'],
    ['HEAD', 'auth', 'POST, DELETE'],
    ['HEAD', 'events', 'GET'],
    ['POST', `projects/${newId()}/`, 'GET, PUT, DELETE, HEAD'],
  ])('%s %s, which there is not, is told what there is', async (method, path, allowed) => {
    const { status, headers, body } = await api(app, user).send(path, { method });
    expect({ status, allow: headers.get('allow')?.split(', ').sort() }).toEqual({
      status: 405,
      allow: allowed.split(', ').sort(),
    });
    if (method !== 'HEAD') expect(body.code).toBe('METHOD_NOT_ALLOWED');
  });

  test('an address of nothing is not found, whatever the method', async () => {
    for (const method of ['GET', 'HEAD', 'POST', 'PROPFIND'])
      expect((await api(app, user).send('nothing/here', { method })).status, method).toBe(404);
  });

  test('HEAD is answered as GET, without the body', async () => {
    const { status, headers, body } = await api(app, user).send('projects', { method: 'HEAD' });
    expect({ status, type: headers.get('content-type'), body }).toEqual({
      status: 200,
      type: expect.stringContaining('application/json'),
      body: '',
    });
    expect((await api(app, user).send(`projects/${newId()}`, { method: 'HEAD' })).status).toBe(404);
    expect((await api(app, user).get('projects')).status, 'the connection serves on').toBe(200);
  });

  test('what was made says where it is read', async () => {
    const { headers, body } = await api(app, user).post('projects', { name: 'Sokoni', key: 'SOK' });
    expect(headers.get('location')).toBe(`/v1/projects/${body.id}`);
    expect((await api(app, user).get(`projects/${body.id}`)).body.name).toBe('Sokoni');
  });
});

describe('bad input', () => {
  const post = (body: string, type = 'application/json') =>
    api(app, user).send('projects', { method: 'POST', body, headers: { 'content-type': type } });

  test('has each bad field named, with what would be right', async () => {
    const { status, body } = await api(app, user).post('projects', {
      name: 7,
      status: 'gone',
      startsOn: '2026-02-30',
    });
    expect(status).toBe(400);
    expect(body.data.fields).toEqual({
      name: 'must be text',
      key: 'is required',
      status: 'must be one of planned, active, paused, finished',
      startsOn: 'must be a date such as 2026-11-21',
    });
    expect(body.message).toBe(body.data.errorMessage);
    expect(body.message).toBe('name must be text (and 3 more).');
  });

  test('is told of in queries and paths too', async () => {
    const { body } = await api(app, user).get('projects?limit=1000');
    expect(body.data.fields).toEqual({ limit: 'must be at most 200' });
    expect((await api(app, user).get('projects?limit=x')).body.data.fields).toEqual({
      limit: 'must be a number',
    });
    expect((await api(app, user).get('projects/7')).body.data.fields).toEqual({
      id: 'must be an ID (a UUID)',
    });
  });

  test.each([
    ['no JSON', '{"name":'],
    ['no object', '[]'],
    ['nothing', ''],
    ['NUL', '{"name":"a\\u0000b","key":"AB"}'],
    ['half a surrogate pair', '{"name":"a\\ud800b","key":"AB"}'],
    ['NUL in a name', '{"name":"a","key":"AB","\\u0000":1}'],
    ['endless nesting', `{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ])('that is %s is refused in words', async (_what, sent) => {
    const { status, body } = await post(sent);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'BAD_REQUEST',
      status: 400,
      data: { errorMessage: expect.stringMatching(/\S/) },
    });
  });

  test('of a type that nothing reads is 415', async () => {
    expect((await post('<a/>', 'application/xml')).body).toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      status: 415,
    });
  });
});

test('calls that do not exist are not found', async () => {
  const { status, body } = await api(app, user).patch('project', {});
  expect(status).toBe(404);
  expect(body.data.errorMessage).toContain('PATCH /v1/project');
  expect((await fetch(`${app.address}/nowhere`)).status).toBe(404);
});

describe('what the database refuses', () => {
  const refusalOf = async (statement: ReturnType<typeof sql>) => {
    const attempt = app.services.database.write(tenant.id, null, (tx) => statement.execute(tx));
    const thrown = await attempt.catch((error: unknown) => error);
    return translate(thrown, { requestId: 'request-1', log: app.services.log });
  };

  test.each([
    [
      'a second one of its kind',
      sql`insert into tenants (id, key, name) select id, key, name from tenants limit 1`,
      409,
    ],
    [
      'what refers to nothing',
      sql`insert into files values (current_tenant(), gen_random_uuid(), '', '', 0, '', false, gen_random_uuid())`,
      409,
    ],
    [
      'a value beyond the allowed',
      sql`insert into files values (current_tenant(), gen_random_uuid(), '', '', -1, '', false, gen_random_uuid())`,
      400,
    ],
    ['no id', sql`select 'x'::uuid`, 400],
    ['a number too large', sql`select 99999999999::int`, 400],
  ])('%s is the caller’s error', async (_what, statement, status) => {
    expect(await refusalOf(statement)).toMatchObject({ status });
  });

  test.each(['deadlock_detected', 'serialization_failure'])(
    '%s, three times over, is for the caller to try again',
    async (code) => {
      const error = await refusalOf(
        sql`do ${sql.lit(`begin raise exception 'in the way' using errcode = '${code}'; end`)}`,
      );
      expect(error).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    },
  );

  test('a mistake of ours tells nothing but the request’s id', async () => {
    app.services.log.level = 'silent';
    const error = await refusalOf(sql`select secret from nowhere`);
    app.services.log.level = 'error';
    expect(error.status).toBe(500);
    expect(JSON.stringify(error)).toContain('request-1');
    expect(JSON.stringify(error)).not.toMatch(/secret|nowhere|select/);
  });
});
