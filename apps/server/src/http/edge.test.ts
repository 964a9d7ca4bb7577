import { request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useServer } from '../../test/app.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { aUser } from '../../test/factories/user.ts';
import { useOnce } from '../../test/use.ts';

const app = useServer();
const user = useOnce(async () => aUser(app, await aTenant(app), { role: 'owner' }));

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** Sends bytes as they are: fetch would mend or refuse what is sent here. */
function send({
  method,
  path,
  headers,
  body,
}: Sent): Promise<{ status: number; type: string; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${app.address}`, { method, path, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const segment = fc.oneof(
  fc.constantFrom(
    'tasks',
    'projects',
    'users',
    'me',
    'auth',
    'flows',
    'search',
    'notifications',
    'files',
    'apps',
  ),
  fc.constantFrom(
    '%00',
    '%',
    '%zz',
    '%ff%fe',
    '..',
    '.',
    '%2f',
    '{id}',
    '__proto__',
    'constructor',
    '~',
    ':id',
    '**',
  ),
  fc.uuid(),
  fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
);
const name = fc.constantFrom(
  'app',
  'limit',
  'cursor',
  'a[b]',
  'a[]',
  '[',
  ']',
  'a[__proto__]',
  '__proto__',
  'a[0]',
  'a[99999]',
  'length',
  'q',
);
const value = fc.oneof(
  fc.constantFrom('', '%00', '%ED%A0%80', '%F0%9F', '[]', '1e999', '-0', 'null', '\\', "'"),
  fc.string().map(encodeURIComponent),
);
const path = fc
  .tuple(
    fc.array(segment, { minLength: 1, maxLength: 4 }),
    fc.array(fc.tuple(name, value), { maxLength: 4 }),
    fc.boolean(),
  )
  .map(([segments, query, slash]) => {
    const pairs = query.map(([key, held]) => `${key}=${held}`).join('&');
    return `/v1/${segments.join('/')}${slash ? '/' : ''}${pairs && `?${pairs}`}`;
  });
const type = fc.constantFrom(
  'application/json',
  'application/json; charset=latin1',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'text/plain',
  'nonsense',
  '',
);
const body = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.json().map((text) => Buffer.from(text)),
  fc
    .constantFrom('{', '{"a":1e999}', '{"__proto__":{"x":1}}', '--x\r\n\r\n\r\n--x--', '"\ud800"')
    .map((text) => Buffer.from(text)),
);
const token = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.constantFrom('Bearer', 'Bearer ', 'Basic eDp5', 'Bearer \t', `Bearer ${'x'.repeat(5000)}`),
);
const project = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.constantFrom("'", 'kazi\t', 'x'.repeat(3000), '%00'),
);
const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');

test('whatever is sent, it is answered or refused in the one form, never a 500', async () => {
  const sent = fc.record({ method, path, type, body, token, project });
  await fc.assert(
    fc.asyncProperty(sent, async ({ type, token, project, ...sent }) => {
      const headers = {
        'content-length': `${sent.body.length}`,
        'x-project': project || user.tenant.key,
        authorization: token || `Bearer ${user.token}`,
        ...(type && { 'content-type': type }),
      };
      const answer = await send({ ...sent, headers });
      expect(answer.status, answer.text).toBeLessThan(500);
      if (answer.status < 400) return;
      expect(answer.type).toMatch(/^application\/json/);
      expect(JSON.parse(answer.text)).toMatchObject({
        code: expect.stringMatching(/^[A-Z_]+$/),
        status: answer.status,
        message: expect.stringMatching(/\S/),
        data: { errorMessage: expect.stringMatching(/\S/) },
      });
    }),
    { numRuns: 500 },
  );
});
