import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aFund } from '../../../test/factories/funds.ts';
import { preferring } from '../../../test/factories/preferences.ts';
import { aShop, type Shop, type Somebody } from '../../../test/factories/shop.ts';
import { localHour } from '../notifications/clock.ts';

/** A push service: what it was sent, and what it answers. */
let received: { path: string; authorization: string; body: Buffer }[] = [];
let answers = 201;
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const { url: path = '', headers } = request;
    received.push({ path, authorization: headers.authorization ?? '', body: Buffer.concat(chunks) });
    response.writeHead(answers).end();
  });
});
const origin = await new Promise<string>((resolve) => {
  service.listen(0, '127.0.0.1', () => {
    const address = service.address();
    resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  });
});
afterAll(() => service.close());
beforeEach(() => {
  [received, answers] = [[], 201];
});

const app = useServer({ pushServices: [origin] });

/** A browser that has subscribed. */
function aBrowser() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const path = `/send/${randomBytes(8).toString('hex')}`;
  const hmac = (key: Buffer, ...parts: (Buffer | string)[]) =>
    createHmac('sha256', key)
      .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
      .digest();
  return {
    path,
    subscription: (showsAmounts = false) => ({
      endpoint: `${origin}${path}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
      showsAmounts,
    }),
    /** Decrypts a message as RFC 8291 says. */
    read(body: Buffer): Record<string, string> {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const shared = hmac(auth, keys.computeSecret(sender));
      const input = hmac(shared, 'WebPush: info\0', keys.getPublicKey(), sender, Buffer.from([1]));
      const secret = hmac(salt, input);
      const key = hmac(secret, 'Content-Encoding: aes128gcm\0', Buffer.from([1])).subarray(0, 16);
      const nonce = hmac(secret, 'Content-Encoding: nonce\0', Buffer.from([1])).subarray(0, 12);
      const opener = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
    },
  };
}

const assign = ({ client, app: place }: Shop, who: Somebody, title = 'Weigh the crates') =>
  expectMade(client.as, 'tasks', { app: place.id, title, assignees: [who.id] });

const isOn = async ({ as }: Somebody) => (await as.get('push')).body.isOn;

async function subscribed(who: Somebody) {
  const browser = aBrowser();
  expect((await who.as.put('push', browser.subscription())).body).toMatchObject({ isOn: true });
  return browser;
}

test('needs a login', async () => {
  const shop = await aShop(app);
  await expectEach(api(app, { tenant: shop.tenant }), 401, [
    ['get', 'push'],
    ['put', 'push', aBrowser().subscription()],
    ['delete', 'push'],
  ]);
});

test('a device is told what happened, encrypted for it alone, without what people wrote and amounts', async () => {
  const shop = await aShop(app);
  const browser = await subscribed(shop.agent);
  await assign(shop, shop.agent);
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 20_000 });
  const [message] = received;
  expect(message?.path).toBe(browser.path);
  expect(browser.read(message?.body ?? Buffer.of())).toEqual({
    title: 'Njeri Kamau assigned you a task',
    body: 'WEB-1',
    url: expect.stringMatching(/^\/tasks\/[\w-]{36}$/),
    tag: expect.any(String),
    lang: 'en',
  });
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(message?.authorization ?? '') ?? [];
  expect(key).toBe((await shop.agent.as.get('push')).body.key);
  expect(decodeJwt(token)).toMatchObject({ aud: origin });
});

test('amounts stand on a locked screen only where that was chosen', async () => {
  const shop = await aShop(app);
  await aFund(app, { ...shop.client, tenant: shop.tenant }, 10_000);
  const pay = (title: string) =>
    expectMade(shop.client.as, 'tasks', {
      app: shop.app.id,
      title,
      assignees: [shop.agent.id],
      reward: { amount: 2_000_00, currency: 'KES' },
    });
  const bodies: (string | undefined)[] = [];
  for (const showsAmounts of [false, true]) {
    const browser = aBrowser();
    await shop.agent.as.put('push', browser.subscription(showsAmounts));
    received = [];
    await pay(`With amounts: ${showsAmounts}`);
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 20_000 });
    bodies.push(browser.read(received[0]?.body ?? Buffer.of()).body?.replace(/\s/g, ' '));
  }
  expect(bodies).toEqual(['WEB-1', 'WEB-2 · KES 2,000.00']);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:8443/fcm/send/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evil.example/.push.apple.com',
  'https://me@fcm.googleapis.com/a',
  'https://127.0.0.1/a',
  'https://169.254.169.254/latest',
  'file:///etc/passwd',
  'nothing',
])('the server calls no address that is no push service: %s', async (endpoint) => {
  const shop = await aShop(app);
  const refused = await shop.agent.as.put('push', { ...aBrowser().subscription(), endpoint });
  expect(refused.status).toBe(400);
  expect(refused.body.data.errorMessage ?? refused.body.message).toContain('push service');
  expect(await isOn(shop.agent)).toBe(false);
});

test('what ends it: its person, the log-out, another login of the browser, and its service', async () => {
  const shop = await aShop(app);
  await subscribed(shop.agent);
  expect((await shop.agent.as.delete('push')).status).toBe(200);
  expect(await isOn(shop.agent)).toBe(false);

  const shared = await subscribed(shop.agent);
  expect((await shop.member.as.put('push', shared.subscription())).status).toBe(200);
  expect([await isOn(shop.agent), await isOn(shop.member)]).toEqual([false, true]);
  const devices = () =>
    app.services.database.write(shop.tenant.id, null, (tx) =>
      tx.selectFrom('push_devices').select('user_id').where('tenant_id', '=', tx.tenant).execute(),
    );
  expect(await devices()).toHaveLength(1);
  expect((await shop.member.as.delete('auth')).status).toBe(200);
  expect(await devices()).toEqual([]);

  await subscribed(shop.agent);
  answers = 410;
  await assign(shop, shop.agent);
  await vi.waitFor(async () => expect(await devices()).toEqual([]), { timeout: 20_000 });
});

test('kinds that are not wanted are not pushed, and nothing is in quiet hours', async () => {
  const shop = await aShop(app);
  await subscribed(shop.agent);
  const hour = localHour('Africa/Nairobi', new Date());
  await preferring(
    app,
    { ...shop.agent, tenant: shop.tenant },
    { pushes: ['rejection'], quiet: { from: hour, to: (hour + 2) % 24 } },
  );
  const task = await assign(shop, shop.agent);
  const waiting = () =>
    app.services.database.write(shop.tenant.id, null, (tx) =>
      tx
        .selectFrom('notifications')
        .select('kind')
        .where('tenant_id', '=', tx.tenant)
        .where('push', '=', true)
        .execute(),
    );
  expect(await waiting()).toEqual([]);
  await shop.client.as.put(`tasks/${task._id}`, { version: 1, status: 'in-progress' });
  await shop.agent.as.post(`tasks/${task._id}/submission`, { version: 2 });
  await shop.client.as.post(`tasks/${task._id}/rejection`, { version: 3, reason: 'No' });
  expect(await waiting()).toEqual([{ kind: 'rejection' }]);
  const { rows } = await app.services.database.shared((db) =>
    sql<{ run_at: Date }>`select run_at from graphile_worker._private_jobs
      where payload::text like ${`%${shop.agent.id}%`} and key like 'push-notices%'`.execute(db),
  );
  expect(rows).not.toEqual([]);
  expect(received).toEqual([]);
});

test('never breaks on bad input', async () => {
  const shop = await aShop(app);
  await survivesBadInput(shop.agent.as, {
    method: 'PUT',
    path: 'push',
    body: aBrowser().subscription(),
    runs: 20,
  });
});
