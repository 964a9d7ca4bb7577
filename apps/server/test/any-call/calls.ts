import fc from 'fast-check';
import * as z from 'zod';
import { plainDocument } from '../plain-document.ts';

/** A call with values by chance. An id stands as `id:<kind>:<number>`, which a scene replaces by one of its own. */
export interface DrawnCall {
  /** `PUT /tasks/{id}`. */
  name: string;
  method: string;
  /** With its query. */
  path: string;
  /** As JSON. */
  body: string | undefined;
}

/** The part of JSON schema that the document uses. */
const schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  multipleOf: z.number().optional(),
  required: z.array(z.string()).optional(),
  get anyOf() {
    return z.array(schema).optional();
  },
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  get items() {
    return schema.optional();
  },
});
type Schema = z.infer<typeof schema>;

const parameter = z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), schema });
const operation = z.object({
  parameters: z.array(parameter).default([]),
  requestBody: z
    .object({ content: z.looseObject({ 'application/json': z.object({ schema }).optional() }) })
    .optional(),
});
const paths = z.record(z.string(), z.record(z.string(), operation));

/** Calls that answer for as long as their caller listens. */
export const endless = new Set(['GET /events']);

/** Every call of the API but endless ones by its name, with values that its schema allows, by and large. */
export async function everyCall(): Promise<Map<string, fc.Arbitrary<DrawnCall>>> {
  const { paths: described } = z.object({ paths }).parse(await plainDocument());
  const calls = Object.entries(described).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, given]) =>
        [`${method.toUpperCase()} ${path}`, drawn(method.toUpperCase(), path, given)] as const,
    ),
  );
  return new Map(calls.filter(([name]) => !endless.has(name)));
}

function drawn(
  method: string,
  path: string,
  { parameters, requestBody }: z.infer<typeof operation>,
): fc.Arbitrary<DrawnCall> {
  const given = (where: 'path' | 'query') =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === where)
        .map((one) => [one.name, drawnFrom(one.schema, one.name === 'id' ? kindOfPath(path) : one.name)]),
    );
  const body = requestBody?.content['application/json']?.schema;
  return fc
    .record({
      inPath: fc.record(given('path')),
      inQuery: recordOf(given('query'), []),
      inBody: body ? drawnFrom(body, kindOfPath(path)) : fc.constant(undefined),
    })
    .map(({ inPath, inQuery, inBody }) => ({
      name: `${method} ${path}`,
      method,
      path: `${path.replaceAll(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(`${Reflect.get(inPath, name)}`))}${queryOf(inQuery)}`,
      body: inBody === undefined ? undefined : JSON.stringify(inBody),
    }));
}

function queryOf(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, `${one}`]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** What is required, and up to two of what is not: more would seldom agree with each other. */
function recordOf(fields: Record<string, fc.Arbitrary<unknown>>, required: readonly string[]) {
  const optional = Object.keys(fields).filter((name) => !required.includes(name) && name !== 'cursor');
  return fc
    .subarray(optional, { maxLength: Math.min(2, optional.length) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          Object.entries(fields).filter(([name]) => [...required, ...chosen].includes(name)),
        ),
      ),
    );
}

/** The noun in front of the id: `task` of /tasks/{id}/acceptance, `user` of /accounts/user/{id}. */
const kindOfPath = (path: string) => /([\w-]+)\/\{/.exec(path)?.[1] ?? path.split('/')[1] ?? '';

const days = ['2026-01-01', '2026-11-22', '2026-12-31'];

/** Text that calls understand, by the name of its field. */
const known: Record<string, readonly unknown[]> = {
  amount: [1_00, 500_00, 20_000_00, 99_900_00, 250_000_00],
  reward: [1_00, 500_00, 20_000_00],
  currency: ['KES'],
  month: ['2026-10', '2026-09', '2026-12'],
  kraPin: ['A012345678Z'],
  version: [1, 1, 1, 2],
  key: ['ALPHA', 'BETA', 'GAMMA', 'DELTA'],
  password: ['a long way to Kisumu', 'two lorries by night'],
  phone: ['254712345678', '254722000111'],
  account: ['0100000100', '0123456789'],
  bank: ['11', '01'],
  role: ['agent', 'owner', 'client'],
  email: ['nobody@example.com', 'wanjiku@example.com'],
};

function drawnFrom(
  { type, anyOf, items, properties, required = [], ...rest }: Schema,
  name: string,
): fc.Arbitrary<unknown> {
  if ('const' in rest) return fc.constant(rest.const);
  if (rest.enum) return fc.constantFrom(...rest.enum);
  if (anyOf) return fc.oneof(...anyOf.map((one) => drawnFrom(one, name)));
  if (properties)
    return recordOf(
      Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, drawnFrom(value, key)])),
      required,
    );
  if (items) return fc.array(drawnFrom(items, name), { maxLength: 3 });
  if (rest.format === 'uuid') return fc.nat(999).map((number) => `id:${name}:${number}`);
  if (known[name]) return fc.constantFrom(...known[name]);
  if (rest.format === 'date') return fc.constantFrom(...days);
  if (rest.format === 'date-time') return fc.constantFrom(...days.map((day) => `${day}T08:00:00.000Z`));
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer' || type === 'number')
    return wholeNumber(rest).map((number) => number * (rest.multipleOf ?? 1));
  if (type === 'string')
    return fc.oneof(
      fc.constantFrom('Till', 'Delivery note', 'Saturday market'),
      fc.string({ minLength: 1, maxLength: 20 }),
    );
  return fc.jsonValue({ maxDepth: 2 });
}

/** Small ones above the least, so that amounts are often covered. */
function wholeNumber({ minimum = 0, maximum = 100 }: Schema): fc.Arbitrary<number> {
  const min = Math.ceil(minimum);
  return fc.integer({ min, max: Math.floor(Math.min(maximum, min + 1_000)) });
}
