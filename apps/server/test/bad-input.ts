import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Answer, Api } from './api.ts';

/** A call that works as it is given, and that is then spoiled in every way that comes to mind. */
interface ValidCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its ids and its query: `projects/0197…?status=active`. */
  path: string;
  body?: Record<string, unknown> | undefined;
  /** How many spoilt versions of it are tried. */
  runs?: number;
}

const strange: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  '',
  '   ',
  '\0',
  'half a pair \ud800',
  '\u202e\u200b',
  "'; drop table projects; --",
  '%',
  'x'.repeat(60_000),
  '2026-02-30',
  '9999999-01-01',
  '00000000-0000-0000-0000-000000000000',
  '0197f1a0-0000-7000-8000-000000000000',
  [],
  [null],
  ['0197f1a0-0000-7000-8000-000000000000'],
  Array(1000).fill('x'),
  {},
  { id: null },
  { $gt: '' },
];

const anyValue = fc.oneof(fc.constantFrom(...strange), fc.jsonValue());
const anyText = fc.oneof(
  fc.constantFrom('', ' ', '%00', '%', '%ff', '%E0%A4%A', '-1', '1e9', 'null', '[]', '0', "'", '%2e%2e'),
  fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
  fc.uuid(),
);

/** The body with one of its fields, however deep, changed, missing or not known. */
function spoiltBody(body: Record<string, unknown>): fc.Arbitrary<string> {
  const changed = fc
    .tuple(fc.constantFrom(...placesIn(body)), anyValue)
    .map(([place, value]) => JSON.stringify(withChange(body, place, value)));
  const without = fc
    .constantFrom(...placesIn(body))
    .map((place) => JSON.stringify(withChange(body, place, undefined)));
  const more = fc
    .tuple(fc.oneof(fc.string(), fc.constant('__proto__')), anyValue)
    .map(([name, value]) => JSON.stringify({ ...body, [name]: value }));
  const other = fc.oneof(
    fc.json(),
    fc.string(),
    anyValue.map((value) => JSON.stringify(value) ?? ''),
  );
  return fc.oneof({ weight: 4, arbitrary: changed }, without, more, other);
}

function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const own = path.length > 0 ? [path] : [];
  if (typeof value !== 'object' || value === null) return own;
  return [...own, ...Object.entries(value).flatMap(([key, held]) => placesIn(held, [...path, key]))];
}

function withChange(value: unknown, [key, ...rest]: readonly string[], change: unknown): unknown {
  if (key === undefined) return change;
  if (Array.isArray(value))
    return value.map((held, at) => (`${at}` === key ? withChange(held, rest, change) : held));
  const held = Object(value);
  return { ...held, [key]: withChange(held[key], rest, change) };
}

const isId = (segment: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(segment);

/** The path with an id, a value of its query or all of its query changed. */
function spoiltPath(path: string): fc.Arbitrary<string> {
  const [address = '', query = ''] = path.split('?');
  const segments = address.split('/');
  const pairs = [...new URLSearchParams(query)];
  const ways: fc.Arbitrary<string>[] = [
    fc
      .tuple(fc.string(), anyText)
      .map(([name, text]) => `${path}${query ? '&' : '?'}${encodeURIComponent(name)}=${text}`),
    fc
      .tuple(fc.constantFrom('cursor', 'limit', 'q', 'id', 'id[a]', '[]', 'limit[]'), anyText)
      .map(([name, text]) => `${path}${query ? '&' : '?'}${name}=${text}`),
  ];
  for (const [at, segment] of segments.entries())
    if (isId(segment))
      ways.push(anyText.map((text) => `${segments.with(at, text || ' ').join('/')}${query && `?${query}`}`));
  for (const [at, [name]] of pairs.entries())
    ways.push(
      anyText.map((text) => {
        const others = pairs
          .filter((_pair, other) => other !== at)
          .map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
        return `${address}?${[...others, `${name}=${text}`].join('&')}`;
      }),
    );
  return fc.oneof(...ways);
}

/** Whether a call with this path deletes the one record that it names, and so can be made once only. */
const deletesOne = (method: ValidCall['method'], address: string) =>
  method === 'DELETE' && address.split('/').some(isId);

/**
 * Sends the call spoilt in many ways, and asserts that each is either done or refused in the API's own form:
 * never a 5xx, always a code, a status and a sentence. Where the call logs its caller out, `caller` is a function
 * that gives a new one for each.
 */
export async function survivesBadInput(
  caller: Api | (() => Promise<Api>),
  { method, path, body, runs = 60 }: ValidCall,
): Promise<void> {
  const whole = body && JSON.stringify(body);
  const [address = ''] = path.split('?');
  const spoilt = fc.oneof(
    ...(body && method !== 'GET' ? [spoiltBody(body).map((sent) => ({ path, body: sent }))] : []),
    // Deleting what the path as it is names would end the test early.
    spoiltPath(path)
      .filter((other) => !deletesOne(method, address) || other.split('?')[0] !== address)
      .map((other) => ({ path: other, body: method === 'GET' ? undefined : whole })),
  );
  await fc.assert(
    fc.asyncProperty(spoilt, async (sent) => {
      const api = typeof caller === 'function' ? await caller() : caller;
      const answer = await api.send(sent.path, {
        method,
        // Each is a wish of its own, where calls that move money look at it.
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        ...(sent.body === undefined ? {} : { body: sent.body }),
      });
      if (answer.status >= 400) expectRefusal(answer);
    }),
    { numRuns: runs },
  );
}

/** Asserts that an answer is a refusal in the API's own form. */
export function expectRefusal({ status, body }: Answer): void {
  expect(status, JSON.stringify(body)).toBeLessThan(500);
  expect(body).toMatchObject({
    code: expect.stringMatching(/^[A-Z_]+$/),
    status,
    message: expect.stringMatching(/\S/),
    data: { errorMessage: expect.stringMatching(/\S/) },
  });
  for (const [field, problem] of Object.entries(body.data.fields ?? {}))
    expect(problem, field).toEqual(expect.stringMatching(/\S/));
}
