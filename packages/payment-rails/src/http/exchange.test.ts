import { createServer } from 'node:https';
import { afterEach, expect, test } from 'vitest';
import { certified } from '../daraja/testing/certificate.ts';
import { type LocalServer, type Served, serve, silence } from '../testing/serve.ts';
import { exchange } from './exchange.ts';

let server: LocalServer | undefined;
afterEach(() => server?.close());

async function answering(answer: () => Promise<Served>) {
  server = await serve(answer);
  return server.address;
}

test('an answer of any status is an answer', async () => {
  const address = await answering(() => Promise.resolve({ status: 418, body: 'tea' }));
  expect(await exchange(address, {}, {})).toEqual({ answered: true, status: 418, text: 'tea' });
});

test('a redirect is not followed', async () => {
  let asked = 0;
  const address = await answering(() => {
    asked += 1;
    return Promise.resolve({ status: 307, headers: { location: '/elsewhere' } });
  });
  expect(await exchange(address, { method: 'POST', body: '{}' }, {})).toMatchObject({ answered: false });
  expect(asked).toBe(1);
});

test('a request ends at its deadline, and its connection with it', async () => {
  const stop = new AbortController();
  const address = await answering(() => {
    stop.abort();
    return silence;
  });
  const reply = await exchange(address, {}, { deadline: () => stop.signal });
  expect(reply).toEqual({ answered: false, why: 'No answer in time' });
});

test('an answer without end is none', async () => {
  const address = await answering(() => Promise.resolve({ status: 200, body: 'x'.repeat(5_000_001) }));
  expect(await exchange(address, {}, {})).toMatchObject({ answered: false });
});

test('nobody there is silence, told without the address', async () => {
  const address = await answering(() => Promise.resolve({ status: 200 }));
  await server?.close();
  server = undefined;
  expect(await exchange(`${address}/secret`, {}, {})).toEqual({
    answered: false,
    why: 'No answer (ECONNREFUSED)',
  });
});

test('a certificate that nobody vouches for is refused', async () => {
  const { certificate, privateKey } = certified();
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  let asked = 0;
  const secure = createServer({ cert: certificate, key }, (_, response) => {
    asked += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
  const at = secure.address();
  const port = typeof at === 'object' ? at?.port : 0;
  expect(await exchange(`https://127.0.0.1:${port}`, {}, {})).toMatchObject({ answered: false });
  expect(asked).toBe(0);
  await new Promise((resolve) => secure.close(resolve));
});
