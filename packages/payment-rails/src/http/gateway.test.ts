import { afterEach, expect, test } from 'vitest';
import { type LocalServer, serve } from '../testing/serve.ts';
import { createGateway } from './gateway.ts';
import type { Login } from './tokens.ts';

let server: LocalServer | undefined;
afterEach(() => server?.close());

/** A gateway to a host that takes no token, which logs in by this. */
async function refusedBy(host: 401 | 200, logIn: (count: number) => Login, now = () => new Date()) {
  const count = { calls: 0, logins: 0 };
  server = await serve(() => {
    count.calls += 1;
    return Promise.resolve({ status: host, body: {} });
  });
  const gateway = createGateway({
    host: server.address,
    login: () => {
      count.logins += 1;
      return Promise.resolve(logIn(count.logins));
    },
    tokenRefused: ({ status }) => status === 401,
    secrets: [],
    now,
  });
  return { gateway, count };
}

test('a token that is never taken is renewed once, and then the answer stands', async () => {
  const { gateway, count } = await refusedBy(401, (at) => ({ token: `token ${at}`, lasts: 3600 }));
  expect(await gateway.call({ path: '/' })).toMatchObject({ kind: 'answer', status: 401 });
  expect(count).toEqual({ calls: 2, logins: 2 });
});

test('without a token nothing is sent', async () => {
  const { gateway, count } = await refusedBy(200, () => ({
    refused: 'unreachable',
    code: 'login',
    detail: 'Down',
  }));
  expect(await gateway.call({ path: '/' })).toEqual({
    kind: 'unsent',
    reason: 'unreachable',
    code: 'login',
    detail: 'Down',
  });
  expect(count).toEqual({ calls: 0, logins: 1 });
});

test('a token is renewed a minute before it ends', async () => {
  let clock = 0;
  const lasts = (at: number): Login => ({ token: `token ${at}`, lasts: 3600 });
  const { gateway, count } = await refusedBy(200, lasts, () => new Date(clock));
  await gateway.call({ path: '/' });
  clock = 3_539_999;
  await gateway.call({ path: '/' });
  expect(count.logins).toBe(1);
  clock = 3_540_000;
  await gateway.call({ path: '/' });
  expect(count.logins).toBe(2);
});
