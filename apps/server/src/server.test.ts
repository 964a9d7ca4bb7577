import { once } from 'node:events';
import { request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { api } from '../test/api.ts';
import { startAlone } from '../test/app.ts';
import { databaseUrl } from '../test/database-url.ts';
import { openEvents } from '../test/event-stream.ts';
import { aTenant } from '../test/factories/tenant.ts';
import { aUser } from '../test/factories/user.ts';
import { onCitus } from '../test/on-citus.ts';
import { anOwnDatabase } from '../test/own-database.ts';
import { migrate } from './database/migrate.ts';

test.skipIf(onCitus)('a server that stops answers what it had begun, and takes nothing new', async () => {
  const app = await startAlone();
  const user = await aUser(app, await aTenant(app));
  const holder = new pg.Client({ connectionString: databaseUrl() });
  await holder.connect();
  await holder.query(`begin; set local kazi.tenant = '${user.tenant.id}'`);
  await holder.query('select 1 from profiles where id = $1 for update', [user.profile]);

  const begun = api(app, user).put(`profiles/${user.profile}`, { name: 'Renamed', version: 1 });
  const waits = async () => {
    const { rows } = await holder.query(
      'select 1 from pg_locks where not granted and pg_blocking_pids(pid) @> array[pg_backend_pid()]',
    );
    return rows.length > 0;
  };
  await vi.waitFor(async () => expect(await waits()).toBe(true), 5000);

  const stopping = app.stop();
  await vi.waitFor(() => expect(fetch(`${app.address}/healthz`)).rejects.toThrow(), 5000);
  await holder.query('commit');
  await holder.end();
  expect(await begun).toMatchObject({ status: 200, body: { name: 'Renamed' } });
  await stopping;
});

test('a server that drains still serves, says that it is not ready, and keeps no connection', async () => {
  const app = await startAlone({ drainMs: 2_000 });
  const user = await aUser(app, await aTenant(app));
  const events = await openEvents(app, user);
  expect((await fetch(`${app.address}/readyz`)).headers.get('connection')).toBe('keep-alive');
  const stopping = app.stop();
  expect((await fetch(`${app.address}/readyz`)).status).toBe(503);
  const asked = await fetch(`${app.address}/healthz`);
  expect(asked.status).toBe(503);
  expect(asked.headers.get('connection')).toBe('close');
  const answer = await api(app, user).post('projects', { name: 'Made while it drains', key: 'DRAIN' });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('connection')).toBe('close');
  await events.ended;
  await stopping;
});

describe('a server whose database goes away', () => {
  test('says so, and goes on once it is back', async () => {
    const own = await anOwnDatabase();
    await migrate(own.url);
    const app = await startAlone({ databaseUrl: own.url, logLevel: 'silent' });
    const user = await aUser(app, await aTenant(app));
    const statusOf = async (path: string) => (await fetch(`${app.address}${path}`)).status;
    expect(await statusOf('/readyz')).toBe(200);

    await own.away();
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), 10_000);
    expect(await statusOf('/healthz')).toBe(200);
    const { status, body, headers } = await api(app, user).get('projects');
    expect(status).toBe(503);
    expect(body.data.errorMessage).toMatch(/try again/i);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);

    await own.back();
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), 10_000);
    expect((await api(app, user).get('projects')).status).toBe(200);
    await app.stop();
    await own.drop();
  });
});

/** Holds the event loop for seconds, but for a moment now and then, as computing would. */
async function keepBusy(): Promise<void> {
  const never = new Int32Array(new SharedArrayBuffer(4));
  for (let block = 0; block < 3; block++) {
    Atomics.wait(never, 0, 0, 1500);
    await setImmediate();
  }
}

test('a server too busy to answer in time says so', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await startAlone();
  // Its own start is no pressure, for ten seconds.
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(async () => {
    await keepBusy();
    const answer = await fetch(`${app.address}/v1/projects`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  }, 15_000);
  await vi.waitFor(async () => expect((await fetch(`${app.address}/healthz`)).status).toBe(200), 10_000);
  await app.stop();
});

test('the local mailbox and the local phone answer this machine alone, and no other site', async () => {
  const app = await startAlone();
  const { port, hostname } = new URL(app.address);
  /** Sends it as it stands, with a Host of its own choice. */
  const send = async (
    path: string,
    { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> },
  ) => {
    const sent = request({
      host: hostname,
      port,
      path,
      method,
      headers: { host: `127.0.0.1:${port}`, ...headers },
    });
    sent.end(method === 'POST' ? '{}' : undefined);
    const [answer] = await once(sent, 'response');
    answer.resume();
    return answer.statusCode;
  };
  const pages = ['/dev/mailbox', '/dev/mailbox.json', '/dev/phone', '/dev/phone.json'];
  const elsewhere: Record<string, string>[] = [
    { host: 'evil.example' },
    { host: `192.168.1.7:${port}` },
    { host: 'localhost.evil.example' },
    { 'x-forwarded-for': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7' },
    { via: '1.1 nginx' },
    { 'x-forwarded-proto': 'https' },
    { 'x-real-ip': '203.0.113.7' },
    { 'cf-connecting-ip': '203.0.113.7' },
    { origin: 'https://evil.example' },
    { origin: `http://127.0.0.1:${Number(port) + 1}` },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
  ];
  for (const path of pages) {
    for (const headers of elsewhere)
      expect([path, headers, await send(path, { headers })]).toEqual([path, headers, 403]);
    for (const headers of [
      {},
      { host: `localhost:${port}` },
      { host: `[::1]:${port}` },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    ])
      expect([path, headers, await send(path, { headers })]).toEqual([path, headers, 200]);
  }
  const answer = (headers: Record<string, string>) =>
    send('/dev/phone/answer', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
  for (const headers of [
    ...elsewhere,
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  ])
    expect([headers, await answer(headers)]).toEqual([headers, 403]);
  expect(await answer({ origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' })).toBe(400);
  await app.stop();
});

test.each([
  ['in production', { production: true }],
  ['where others reach the server', { publicUrl: 'https://kazi.example.co.ke' }],
])('the local mailbox and the local phone are not there %s', async (_where, config) => {
  const statuses = async (address: string) => {
    const paths = ['mailbox', 'mailbox.json', 'phone', 'phone.json'];
    return Promise.all(paths.map(async (path) => (await fetch(`${address}/dev/${path}`)).status));
  };
  const [here, there] = [await startAlone(), await startAlone(config)];
  expect(await statuses(here.address)).toEqual([200, 200, 200, 200]);
  expect(await statuses(there.address)).toEqual([404, 404, 404, 404]);
  await Promise.all([here.stop(), there.stop()]);
});
