import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { anOpenTenant, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { mailsTo } from '../../../test/mail.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer({ trustProxy: '127.0.0.1' });

const tenant = useOnce(() => anOpenTenant(app));

interface From {
  device?: string;
  place?: string;
  browser?: string;
}

async function logIn(
  { email, password }: { email: string; password: string },
  { device, place = '198.51.100.7', browser = 'Firefox/140.0 (Windows NT 10.0)' }: From = {},
): Promise<string> {
  const { status, body } = await api(app, { tenant }).send('auth', {
    method: 'POST',
    body: JSON.stringify({ email, password, device }),
    headers: { 'content-type': 'application/json', 'user-agent': browser, 'x-forwarded-for': place },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.device;
}

const warnings = async (email: string) =>
  (await mailsTo(app, email)).filter(({ subject }) => /New login/.test(subject));

test('a login from a device that was not seen before is told by mail, and no other', async () => {
  const who = await registerAndConfirm(app, tenant);
  const device = await logIn(who);
  expect(await logIn(who, { device, place: '198.51.100.8' })).toBe(device);
  await logIn(who, { place: '198.51.100.8' }); // keeps no token, yet is the same browser at the same address
  const other = await logIn(who, { place: '203.0.113.9', browser: 'Safari/605 (iPhone)' });
  expect(other).not.toBe(device);
  await expect.poll(() => warnings(who.email)).toHaveLength(1);
  const [warning] = await warnings(who.email);
  expect(warning?.text).toContain('Safari on iPhone from the IP address 203.0.113.9');
  expect(warning?.text).toContain('/account/security');
});

test('what a device keeps for one person says nothing of another', async () => {
  const [one, other] = [await registerAndConfirm(app, tenant), await registerAndConfirm(app, tenant)];
  const device = await logIn(one);
  await logIn(other, { place: '192.0.2.1' });
  await logIn(other, { device });
  await expect.poll(() => warnings(other.email)).toHaveLength(1);
  await logIn(other, { device, place: '192.0.2.2' });
  await logIn(one, { device, place: '192.0.2.3' });
  expect(await warnings(one.email)).toHaveLength(0);
});
