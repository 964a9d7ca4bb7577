import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { expectEach } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { newId } from '../../database/ids.ts';

const app = useServer();
let client: TestUser;
let asAdmin: Api;
let asClient: Api;

beforeAll(async () => {
  const tenant = await aTenant(app);
  client = await aUser(app, tenant);
  asAdmin = api(app, await aUser(app, tenant, { role: 'admin' }));
  asClient = api(app, client);
});

const uploaded = async (as: Api, bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string> => {
  const form = new FormData();
  form.set('file', new File([bytes], name));
  const { status, body } = await as.send('file-upload/single', { method: 'POST', body: form });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
};

test('a picture of one’s own is shown to everybody, and can be taken away', async () => {
  const blank = sharp({ create: { width: 64, height: 64, channels: 3, background: '#0b6e63' } });
  const picture = await uploaded(asClient, new Uint8Array(await blank.png().toBuffer()), 'me.png');
  const { body } = await asClient.put(`users/${client.id}`, { avatar: picture });
  expect((await fetch(new URL(body.avatar, app.address))).headers.get('content-type')).toBe('image/webp');
  const seen = (await asAdmin.get(`users/${client.id}`)).body.avatar; // signed for another session
  expect(new URL(seen, app.address).pathname).toBe(new URL(body.avatar, app.address).pathname);
  expect((await fetch(new URL(seen, app.address))).status).toBe(200);
  await expectEach(asAdmin, 200, [['put', `users/${client.id}`, { avatar: picture, country: 'KE' }]]);
  expect((await asClient.put(`users/${client.id}`, { avatar: null })).body.avatar).toBeNull();
});

test('a picture must be a picture, and one’s own', async () => {
  const text = await uploaded(asClient, new TextEncoder().encode('Habari'), 'notes.txt');
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b6e63' } });
  const theirs = await uploaded(asAdmin, new Uint8Array(await blank.png().toBuffer()), 'them.png');
  for (const avatar of [text, theirs, newId()]) {
    const { status, body } = await asClient.put(`users/${client.id}`, { avatar });
    expect(status).toBe(400);
    expect(body.data.fields).toHaveProperty('avatar');
  }
});
