import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { api } from '../../test/api.ts';
import { startAlone, useOneServer } from '../../test/app.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { aUser } from '../../test/factories/user.ts';
import { useOnce } from '../../test/use.ts';
import { version } from '../config/version.ts';

const app = useOneServer();
const tenant = useOnce(() => aTenant(app));
const user = useOnce(() => aUser(app, tenant));

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.address}${path}`, { headers });

describe('headers', () => {
  test('are strict on every answer, errors included', async () => {
    for (const path of ['/v1/projects', '/nowhere', '/healthz']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('x-frame-options'), path).toBe('DENY');
      expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('ask browsers to stay with https only where people come over https', async () => {
    expect((await get('/healthz')).headers.has('strict-transport-security')).toBe(false);
    const secure = await startAlone({ publicUrl: 'https://kazi.example' });
    const { headers } = await fetch(`${secure.address}/healthz`);
    await secure.stop();
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
  });
});

describe('what cannot be read', () => {
  const guards = (headers: Headers) =>
    [...headers].filter(
      ([name]) => !/^(connection|content-(length|type)|date|keep-alive|vary|x-request-id)$/.test(name),
    );

  test('a malformed address is refused with the headers that every answer has', async () => {
    const secure = await startAlone({ publicUrl: 'https://kazi.example' });
    const [malformed, nowhere] = await Promise.all(
      ['/%zz', '/nowhere'].map((path) => fetch(`${secure.address}${path}`)),
    );
    await secure.stop();
    expect(malformed?.status).toBe(400);
    expect(malformed?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(guards(malformed?.headers ?? new Headers())).toEqual(guards(nowhere?.headers ?? new Headers()));
    expect(await malformed?.json()).toMatchObject({ data: { errorMessage: 'The address is malformed.' } });
  });

  /** All that comes back for bytes that are sent, until the server closes. */
  const raw = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(app.address);
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      text(socket).then(resolve, reject);
    });

  test.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    ['HTTP of before versions', 'GET /healthz\r\n\r\n', 400],
    ['headers too large', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['headers that do not come', 'GET / HTTP/1.1\r\nx: ', 408],
  ])('%s', async (_, bytes, status) => {
    const [head = '', body = ''] = (await raw(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toMatchObject({
      code: 'BAD_REQUEST',
      data: { errorMessage: expect.any(String) },
    });
  });
});

test('documentation and metrics are there only where they are switched on', async () => {
  const closed = await startAlone({ docs: false, metrics: 'off' });
  const paths = ['/docs', '/openapi.json', '/metrics'];
  for (const path of paths) expect((await fetch(`${closed.address}${path}`)).status, path).toBe(404);
  await closed.stop();

  const token = 'scraped-by-prometheus';
  const guarded = await startAlone({ metrics: 'token', metricsToken: token });
  const status = async (authorization: string) =>
    (await fetch(`${guarded.address}/metrics`, { headers: { authorization } })).status;
  expect([await status(''), await status('Bearer other'), await status(`Bearer ${token}`)]).toEqual([
    401, 401, 200,
  ]);
  await guarded.stop();
});

test('answers are packed for those who take it', async () => {
  const { headers } = await get('/openapi.json', { 'accept-encoding': 'br' });
  expect(headers.get('content-encoding')).toBe('br');
});

test('the document names every path, both headers and one form of error', async () => {
  const document = await (await get('/openapi.json')).json();
  expect(document).toMatchObject({
    openapi: expect.stringMatching(/^3\.1/),
    info: { version },
    paths: {
      '/tasks': {
        get: { parameters: expect.arrayContaining([expect.objectContaining({ name: 'app', in: 'query' })]) },
      },
      '/auth': { post: {} },
    },
    components: { securitySchemes: { project: { name: 'X-Project' } } },
  });
  const docs = await get('/docs');
  expect(docs.status).toBe(200);
  expect(docs.headers.get('content-security-policy')).not.toContain('unsafe');
});

test('the document lists for each call and status the codes of its refusals', async () => {
  const listed = (codes: unknown) => ({
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { properties: { data: { properties: { reason: { properties: { code: { enum: codes } } } } } } },
          ],
        },
      },
    },
  });
  const document = await (await get('/openapi.json')).json();
  expect(document).toMatchObject({
    paths: {
      '/roles/{id}': {
        delete: {
          responses: {
            409: listed(expect.arrayContaining(['role-in-invitations', 'role-in-use', 'stale-version'])),
          },
        },
        put: { responses: { 409: listed(expect.not.arrayContaining(['role-in-use'])) } },
      },
    },
  });
});

test('calls answer with and without a slash at their end', async () => {
  const as = api(app, user);
  for (const path of ['projects', 'projects/', 'projects?limit=1', 'projects/?limit=1'])
    expect((await as.get(path)).status, path).toBe(200);
});

test('health, readiness and metrics need no login', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', version });
  expect(await (await get('/readyz')).json()).toMatchObject({ status: 'ready', database: 'ok' });
  await api(app, user).get('projects');
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/v1\/projects",status="200"\} [1-9]/,
  );
  expect(metrics).toContain('database_connections ');
  expect(metrics).toContain(`kazi_build_info{version="${version}"} 1`);
});

test('metrics name routes, never addresses', async () => {
  await api(app, user).get('projects/01a1fbd0-644f-7129-8794-11ba965f0f19');
  await get('/some/secret/path');
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain('route="/v1/projects/{id}"');
  expect(metrics).not.toMatch(/01a1fbd0|secret/);
});

describe('limits', () => {
  test('one address may make so many calls a minute', async () => {
    const slow = await startAlone({ rateLimit: 3 });
    const statuses = [];
    for (let made = 0; made < 4; made++) statuses.push(await fetch(`${slow.address}/v1/projects`));
    const last = statuses.at(-1);
    expect(statuses.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last?.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { errorMessage: expect.any(String) },
    });
    expect((await fetch(`${slow.address}/healthz`)).status).toBe(200);
    await slow.stop();
  });

  test('a body may be so large', async () => {
    const { status, body } = await api(app, user).post('projects', { name: 'x'.repeat(1_100_000) });
    expect(status).toBe(413);
    expect(body.data.errorMessage).toContain('1024 kB');
  });

  test('only who is logged in may send a file', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(5_000_000)]), 'big.bin');
    const { status } = await api(app, { tenant }).send('file-upload/single', { method: 'POST', body: form });
    expect(status).toBe(401);
  });
});
