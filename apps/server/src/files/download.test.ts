import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Api, api } from '../../test/api.ts';
import { useServer } from '../../test/app.ts';
import { aShop, type Shop, taskIn } from '../../test/factories/shop.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { anUpload, aPicture } from '../../test/factories/upload.ts';
import { aUser } from '../../test/factories/user.ts';
import { useOnce } from '../../test/use.ts';
import { newId } from '../database/ids.ts';

const app = useServer();

const tenant = useOnce(() => aTenant(app));
const client = useOnce(() => aUser(app, tenant));
const asClient = api(app, client);
const asOwner = useOnce(async () => api(app, await aUser(app, tenant, { role: 'owner' })));

const download = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${app.address}${path}`, { method, headers });

test('is kept byte by byte, and fetched at a signed address', async () => {
  const bytes = new Uint8Array(randomBytes(50_000)).map((byte) => 32 + (byte % 90));
  const file = await anUpload(asClient, bytes, 'Barua ya Otieno.txt');
  expect(file).toMatchObject({
    name: 'Barua ya Otieno.txt',
    type: 'text/plain',
    size: 50_000,
    thumbnail: null,
    uploadedBy: client.id,
  });
  const answer = await download(file.url);
  expect(answer.status).toBe(200);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-length': '50000',
    'content-disposition': 'attachment; filename="Barua ya Otieno.txt"',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    'accept-ranges': 'bytes',
  });
  expect((await asClient.get(`files/${file.id}`)).body).toEqual(file);
});

describe('an address', () => {
  test('is good for its own file only, as it was given', async () => {
    const [file, other] = [
      await anUpload(asClient, await aPicture(), 'one.png'),
      await anUpload(asClient, 'Siri', 'two.txt'),
    ];
    const elsewhere = await aTenant(app);
    const wrong = [
      file.url.replace(file.id, other.id),
      file.url.replace(file.id, newId()),
      file.url.replace(tenant.id, elsewhere.id),
      file.url.replace('form=whole', 'form=thumbnail'),
      file.url.replace(/expires=(\d+)/, (_: string, at: string) => `expires=${Number(at) + 3_600_000}`),
      file.url.replace(/expires=\d+/, 'expires=never'),
      file.url.replace(/signature=.{5}/, 'signature=AAAAA'),
      file.url.replace(/&signature=.*/, ''),
      file.url.split('?')[0],
      `/files/${tenant.id}`,
      `/files/${tenant.id}/..%2f..%2fsecret`,
    ];
    for (const path of wrong) {
      const answer = await download(path);
      expect(answer.status, path).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND', status: 404 });
    }
  });

  test('ends', async () => {
    const file = await anUpload(asClient);
    const { fileSigner } = app.services;
    const at = new URL(file.url, app.address).searchParams;
    const asked = {
      tenant: tenant.id,
      session: at.get('session') ?? '',
      file: file.id,
      form: 'whole',
      signature: at.get('signature') ?? '',
    } as const;
    expect(fileSigner.holds({ ...asked, expires: Number(at.get('expires')) })).toBe(true);
    expect(Number(at.get('expires')) - Date.now()).toBeLessThanOrEqual(2 * 3_600_000);
    expect(fileSigner.holds({ ...asked, expires: Date.now() - 1 })).toBe(false);
  });

  test('ends with the session that it was given to, and no other', async () => {
    const [leaving, staying] = [await aUser(app, tenant), await aUser(app, tenant)];
    const { id, url, thumbnail } = await anUpload(api(app, leaving), await aPicture(), 'a.png');
    await anUpload(api(app, staying), 'Habari', 'b.txt');
    const theirs = (await asOwner.get(`files/${id}`)).body.url;
    for (const path of [url, thumbnail, theirs]) expect((await download(path)).status).toBe(200);
    expect(
      (await download(url.replace(/session=[^&]+/, new URLSearchParams(theirs).get('session') ?? ''))).status,
    ).toBe(404);
    await api(app, leaving).delete('auth');
    for (const path of [url, thumbnail]) expect((await download(path)).status).toBe(404);
    expect((await download(theirs)).status).toBe(200);
  });

  describe('ends for who no longer sees the file', () => {
    /** A file on a task of a shop, and who sees it by which right, and by which change no longer. */
    const losses: [
      how: string,
      viewer: 'member' | 'agent' | 'manager',
      lose: (at: Lost) => Promise<{ status: number }>,
    ][] = [
      [
        'leaves the team',
        'member',
        ({ shop, team }) => shop.client.as.put(`pm-teams/${team.id}`, { version: team.version, members: [] }),
      ],
      [
        'leaves the task',
        'agent',
        ({ shop, task }) => shop.client.as.put(`tasks/${task._id}`, { version: task.version, assignees: [] }),
      ],
      [
        'the file is taken off the task',
        'agent',
        ({ shop, task }) =>
          shop.client.as.put(`tasks/${task._id}`, { version: task.version, attachments: [] }),
      ],
      ['the task is deleted', 'agent', ({ shop, task }) => shop.client.as.delete(`tasks/${task._id}`)],
      [
        'is suspended',
        'member',
        ({ owner, shop }) => owner.put(`users/${shop.member.id}`, { status: 'suspended' }),
      ],
      [
        'has another role',
        'manager',
        ({ owner, shop }) => owner.put(`users/${shop.manager.id}`, { role: 'employee' }),
      ],
    ];
    interface Lost {
      shop: Shop;
      owner: Api;
      team: { id: string; version: number };
      task: { _id: string; version: number };
    }

    test.each(losses)('%s', async (_how, name, lose) => {
      const shop = await aShop(app);
      const owner = api(app, await aUser(app, shop.tenant, { role: 'owner' }));
      const { id } = await anUpload(shop.client.as, await aPicture(), 'plan.png');
      const task = await taskIn(shop, { assignees: [shop.agent.id], attachments: [id] });
      const [team] = (await shop.client.as.get(`pm-teams?project=${shop.project.id}`)).body.items;
      const { url, thumbnail } = (await shop[name].as.get(`files/${id}`)).body;
      for (const path of [url, thumbnail]) expect((await download(path)).status).toBe(200);
      expect((await lose({ shop, owner, team, task })).status).toBe(200);
      for (const path of [url, thumbnail]) {
        const answer = await download(path);
        expect([answer.status, await answer.json()]).toEqual([
          404,
          expect.objectContaining({ code: 'NOT_FOUND' }),
        ]);
      }
      expect((await download((await shop.client.as.get(`files/${id}`)).body.url)).status).toBe(200);
    });
  });

  test('gives parts', async () => {
    const bytes = new TextEncoder().encode('0123456789'.repeat(100));
    const { url } = await anUpload(asClient, bytes);
    await fc.assert(
      fc.asyncProperty(fc.nat(999), fc.nat(2000), async (start, length) => {
        const end = Math.min(start + length, 999);
        const answer = await download(url, { range: `bytes=${start}-${start + length}` });
        expect(answer.status).toBe(206);
        expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/1000`);
        expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes.slice(start, end + 1));
      }),
      { numRuns: 30 },
    );
    const beyond = await download(url, { range: 'bytes=1000-' });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */1000');
  });

  test('is not fetched again by who has it', async () => {
    const { url } = await anUpload(asClient);
    const etag = (await download(url)).headers.get('etag') ?? '';
    const again = await download(url, { 'if-none-match': `"x", ${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const changed = await download(url, { range: 'bytes=0-1', 'if-range': '"x"' });
    expect(changed.status).toBe(200);
    const head = await download(url, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe('6');
  });
});

test('survives bad input', async () => {
  const { url } = await anUpload(asClient);
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.constantFrom('form', 'expires', 'signature'), async (value, name) => {
      const path = url.replace(new RegExp(`${name}=[^&]*`), `${name}=${encodeURIComponent(value)}`);
      expect((await download(path)).status).toBe(404);
    }),
  );
});
