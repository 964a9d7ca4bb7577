import { expect, test } from 'vitest';
import * as z from 'zod';
import { api } from '../../test/api.ts';
import { useServer } from '../../test/app.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { openApiDocument } from './document.ts';
import { routes } from './routes.ts';

const app = useServer();

const content = z.record(z.string(), z.unknown()).default({});
const operation = z.object({
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() }))
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content })),
});
const documented = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** Every operation by its call, `PUT /roles/{id}`. */
async function operations() {
  const { paths } = documented.parse(await openApiDocument());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ call: `${method.toUpperCase()} ${path}`, ...one })),
  );
}

test('who needs no login is said to need none, and nobody else', async () => {
  const stranger = api(app, { tenant: await aTenant(app) });
  const open = [];
  for (const { method, path } of routes) {
    const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
    const { status } = await stranger.send(path.replaceAll(/\{\w+\}/g, crypto.randomUUID()), {
      method,
      ...body,
    });
    if (status !== 401) open.push(`${method} ${path}`);
  }
  const said = (await operations()).filter(({ security }) => security?.every((way) => !('login' in way)));
  expect(said.map(({ call }) => call).toSorted()).toEqual(open.toSorted());
});

test('a POST takes a key, and what moves money asks for one', async () => {
  const keys = (await operations()).flatMap(({ call, parameters }) =>
    parameters.filter(({ name }) => name === 'Idempotency-Key').map(({ required }) => ({ call, required })),
  );
  expect(keys.every(({ call }) => call.startsWith('POST '))).toBe(true);
  expect(keys.map(({ call }) => call)).toContain('POST /tasks');
  expect(keys.map(({ call }) => call)).not.toContain('POST /auth');
  expect(keys.flatMap(({ call, required }) => (required ? [call] : [])).toSorted()).toEqual([
    'POST /mpesa-topup',
    'POST /payroll/returns/{id}/remittances',
    'POST /payroll/runs/{id}/payment',
    'POST /products/checkout',
    'POST /tasks/{id}/bonuses',
    'POST /tasks/{id}/dispute/settlement',
    'POST /tasks/{id}/parts',
    'POST /withdraw/bank/ift',
    'POST /withdraw/mobile-wallet/send-to-mpesa',
    'POST /withdraw/pesalink/pesalink-to-account',
    'POST /withdraw/pesalink/pesalink-to-phone',
  ]);
});

test('a file goes in by a form alone, and comes out as what it is', async () => {
  const uploads = [];
  for (const { call, requestBody, responses } of await operations()) {
    const taken = Object.keys(requestBody?.content ?? {});
    if (taken.includes('multipart/form-data')) uploads.push({ call, taken });
    for (const [status, { content: types }] of Object.entries(responses))
      expect(Object.keys(types), `${call} ${status}`).not.toContain('*/*');
  }
  expect(uploads.map(({ taken }) => taken)).toEqual(uploads.map(() => ['multipart/form-data']));
  expect(uploads.length).toBeGreaterThanOrEqual(3);
});

test('what people speak of has a name, and an amount its unit', async () => {
  const { components } = await openApiDocument();
  const names = Object.keys(components?.schemas ?? {});
  expect(names).toEqual(
    expect.arrayContaining([
      'Task',
      'Project',
      'Person',
      'Payment',
      'PayrollRun',
      'Payslip',
      'Role',
      'Error',
    ]),
  );
  expect(JSON.stringify(components?.schemas?.Money)).toContain('In cents');
  expect(JSON.stringify(await openApiDocument()).length).toBeLessThan(1_000_000);
});

test('each call says what is answered before it is looked at', async () => {
  for (const { call, responses } of await operations())
    for (const status of ['413', '415', '500', '503']) expect(responses, call).toHaveProperty(status);
});
