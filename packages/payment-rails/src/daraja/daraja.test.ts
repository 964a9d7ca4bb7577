import { cents } from '@kazi/contract/cents';
import { afterAll, expect, test } from 'vitest';
import { orderOf } from '../testing/orders.ts';
import { darajaConfig } from './config.ts';
import { env, startDaraja } from './testing/start.ts';

const { safaricom, open, sent, close } = await startDaraja();
afterAll(close);

test('an ended token is renewed once; wrong credentials refuse', async () => {
  const { rail } = await sent('mpesa-topup');
  safaricom.endTokens();
  const [logins, orders] = [safaricom.logins(), safaricom.orders.length];
  expect(await rail.send(orderOf('mpesa-topup'))).toMatchObject({ state: 'accepted' });
  expect([safaricom.logins(), safaricom.orders.length]).toEqual([logins + 1, orders + 1]);
  const stranger = open(undefined, { DARAJA_SECRET: 'a-wrong-secret' });
  const refused = await stranger.send(orderOf('mpesa-topup'));
  expect(refused).toMatchObject({ state: 'refused', reason: 'credentials' });
  expect(JSON.stringify(refused)).not.toContain('a-wrong-secret');
});

test('what Safaricom would not carry is refused before it is sent', async () => {
  const before = safaricom.orders.length;
  for (const changes of [
    { amount: cents(777_50) },
    { amount: cents(250_001_00) },
    { callbackUrl: 'https://kazi.example.com/callbacks/a1sqlb2' },
    { operation: 'pesalink-to-phone' },
  ] as const)
    expect(await open().send({ ...orderOf('send-to-mpesa'), ...changes })).toMatchObject({
      state: 'refused',
    });
  expect(safaricom.orders).toHaveLength(before);
});

test('the configuration names each value that is missing or unreadable', () => {
  const problems = darajaConfig.safeParse({ ...env, DARAJA_PASSKEY: undefined, DARAJA_CERTIFICATE: 'none' });
  expect(problems.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'DARAJA_PASSKEY',
    'DARAJA_CERTIFICATE',
  ]);
  const all = darajaConfig.safeParse({}).error?.issues.map(({ path }) => path.join('.'));
  expect(all).toEqual(Object.keys(env));
});
