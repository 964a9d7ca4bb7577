import { randomUUID } from 'node:crypto';
import type { Weight } from '@kazi/contract/shared';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/http/routes.ts';
import { rowsOf } from '../any-call/scene.ts';
import type { Answer, Api } from '../api.ts';
import { useServer } from '../app.ts';
import { always, type Given } from './always.ts';
import { beyond } from './beyond.ts';
import { aScene, type Scene } from './scene.ts';

const server = useServer({ undoSeconds: 3600 });
let scene: Scene;
beforeAll(async () => {
  scene = await aScene(server);
  await server.services.database.write(scene.tenant.id, null, (tx) =>
    tx
      .updateTable('login_sessions')
      .set({ confirmed_at: sql<Date>`now() - interval '3 hours'` })
      .where('tenant_id', '=', tx.tenant)
      .execute(),
  );
  server.services.sessions.forget();
});

const operations = routes.map(({ method, path, meta }) => ({
  name: `${method} ${path}`,
  weight: meta.weight,
}));
const named = (isOne: (weight: Weight) => boolean) =>
  operations.filter(({ weight }) => isOne(weight)).map(({ name }) => name);
const alwaysWeighty = named((weight) => weight === 'proof');
const beyondSomething = named((weight) => typeof weight !== 'string');

const nobody = '0197f1a0-0000-7000-8000-000000000000';

function send(as: Api, name: string, { in: named = {}, body, file }: Given): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ');
  const headers = { 'idempotency-key': randomUUID() };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, part: string) => named[part] ?? nobody);
  if (file) {
    const form = new FormData();
    form.set('file', new File([file], 'given.csv', { type: 'text/csv' }));
    return as.send(filled, { method, headers, body: form });
  }
  return as.send(filled, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** What is written beside a call, or after it: when a session was used, when a notice was mailed, and the chain of the trail. */
const besides = /^(login_sessions|login_devices|notifications|audit_links) /;

/** Asserts that a call asks for proof, and that nothing is otherwise than before it. */
async function expectAsked(as: Api, name: string, given: Given): Promise<void> {
  const before = await rowsOf(server, [scene.tenant]);
  const { status, body } = await send(as, name, given);
  expect([status, body.code], `${name} ${JSON.stringify(given)}: ${JSON.stringify(body)}`).toEqual([
    403,
    'CONFIRM_LOGIN',
  ]);
  const after = await rowsOf(server, [scene.tenant]);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.get(key) !== after.get(key) && !besides.test(key),
  );
  expect(changed, name).toEqual([]);
}

test('each call is said to weigh something, and each weighty one has its example', () => {
  expect(operations.length).toBeGreaterThan(200);
  expect(Object.keys(always).sort()).toEqual(alwaysWeighty.sort());
  expect(Object.keys(beyond).sort()).toEqual(beyondSomething.sort());
});

describe('with a proof of three hours ago', () => {
  test.each(alwaysWeighty)('%s asks for another', async (name) => {
    const given = always[name];
    if (!given) throw new Error(`Give an example of ${name} in always.ts`);
    const { run, employee } = scene;
    const records = name.includes('/runs/') ? { id: run.id, employee: employee.id } : { id: idFor(name) };
    await expectAsked(scene.as, name, { ...given, in: { ...records, ...given.in } });
  });

  test.each(beyondSomething)(
    '%s asks for another beyond what its contract says, and only there',
    async (name) => {
      const sides = beyond[name]?.(scene);
      if (!sides) throw new Error(`Give examples of ${name} in beyond.ts`);
      expect(sides.beyond.length * sides.below.length).toBeGreaterThan(0);
      for (const { as = scene.as, ...given } of sides.beyond) await expectAsked(as, name, given);
      for (const { as = scene.as, ...given } of sides.below) {
        const { status, body } = await send(as, name, given);
        expect(status, `${name} ${JSON.stringify(given)}: ${JSON.stringify(body)}`).toBeLessThan(300);
      }
    },
  );
});

/** The record that a path is about, where the scene has such a one. */
function idFor(name: string): string {
  if (name.includes('/employees/')) return scene.employee.id;
  if (name.includes('/users/')) return scene.active;
  return nobody;
}
