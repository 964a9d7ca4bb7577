import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectEach, expectMade } from '../../test/answers.ts';
import { api } from '../../test/api.ts';
import { startApp, useServer } from '../../test/app.ts';
import { survivesBadInput } from '../../test/bad-input.ts';
import { aTask } from '../../test/factories/task.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { anUpload, aPicture, upload } from '../../test/factories/upload.ts';
import { aUser } from '../../test/factories/user.ts';
import { startS3 } from '../../test/s3.ts';
import { useOnce } from '../../test/use.ts';
import { newId } from '../database/ids.ts';
import { keyOf } from './storage/key.ts';
import { sweepHandler } from './sweep.ts';

const app = useServer();

const tenant = useOnce(() => aTenant(app));
const client = useOnce(() => aUser(app, tenant));
const asClient = api(app, client);
const asOther = useOnce(async () => api(app, await aUser(app, tenant)));
const asOwner = useOnce(async () => api(app, await aUser(app, tenant, { role: 'owner' })));

const download = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${app.address}${path}`, { method, headers });

test('needs a login, and a role that may upload', async () => {
  const { id } = await anUpload(asClient);
  const nobody = api(app, { tenant });
  expect((await upload(nobody)).status).toBe(401);
  await expectEach(nobody, 401, [
    ['get', `files/${id}`],
    ['delete', `files/${id}`],
  ]);
  const asEmployee = api(app, await aUser(app, tenant, { role: 'employee' }));
  expect((await upload(asEmployee)).status).toBe(403);
});

describe('is seen', () => {
  test('by who uploaded it and who manages files; for others it is not there', async () => {
    const { id } = await anUpload(asClient);
    await expectEach(asClient, 200, [['get', `files/${id}`]]);
    await expectEach(asOwner, 200, [['get', `files/${id}`]]);
    await expectEach(asOther, 404, [
      ['get', `files/${id}`],
      ['delete', `files/${id}`],
    ]);
    const elsewhere = api(app, await aUser(app, await aTenant(app), { role: 'owner' }));
    await expectEach(elsewhere, 404, [
      ['get', `files/${id}`],
      ['delete', `files/${id}`],
    ]);
  });

  test('by who sees a task that it is attached to', async () => {
    const { id } = await anUpload(asClient);
    const shop = await expectMade(asClient, 'apps', { name: 'Shop', key: 'SHOP' });
    const agent = await aUser(app, tenant, { role: 'agent' });
    await aTask(app, { app: shop.id, author: client, assignees: [agent], files: [id] });
    await expectEach(api(app, agent), 200, [['get', `files/${id}`]]);
    await expectEach(api(app, agent), 403, [['delete', `files/${id}`]]);
    await expectEach(asOther, 404, [['get', `files/${id}`]]);
  });

  test('by everybody where it is the picture of a person', async () => {
    const { id } = await anUpload(asClient, await aPicture(), 'me.png');
    await expectEach(asOther, 404, [['get', `files/${id}`]]);
    await expectEach(asClient, 200, [['put', `users/${client.id}`, { avatar: id }]]);
    await expectEach(asOther, 200, [['get', `files/${id}`]]);
  });
});

test('is deleted by who uploaded it, with its bytes', async () => {
  const file = await anUpload(asClient, await aPicture(), 'gone.png');
  expect((await asClient.delete(`files/${file.id}`)).body).toEqual({ message: 'gone.png deleted.' });
  await expectEach(asClient, 404, [
    ['get', `files/${file.id}`],
    ['delete', `files/${file.id}`],
  ]);
  for (const path of [file.url, file.thumbnail]) expect((await download(path)).status).toBe(404);
  await expect.poll(() => app.services.storage.open(keyOf(tenant.id, file.id))).toBeUndefined();
  await expect.poll(() => app.services.storage.open(keyOf(tenant.id, file.id, 'thumbnail'))).toBeUndefined();
});

test('is kept while a task has it', async () => {
  const { id } = await anUpload(asClient);
  const shop = await expectMade(asClient, 'apps', { name: 'Shop', key: 'KEEP' });
  const task = await aTask(app, { app: shop.id, author: client, files: [id] });
  const kept = await asClient.delete(`files/${id}`);
  expect(kept.status).toBe(409);
  expect(kept.body.message).toBe('notes.txt is attached to a task. Remove it there first.');
  await app.services.database.write(tenant.id, null, async (tx) => {
    await tx.deleteFrom('tasks').where('tenant_id', '=', tenant.id).where('id', '=', task).execute();
  });
  await expectEach(asClient, 200, [['delete', `files/${id}`]]);
});

test('is swept away when nothing uses it for a week, and so are bytes that no file owns', async () => {
  const [fresh, unused, used] = [
    await anUpload(asClient),
    await anUpload(asClient),
    await anUpload(asClient),
  ];
  const shop = await expectMade(asClient, 'apps', { name: 'Shop', key: 'SWEEP' });
  await aTask(app, { app: shop.id, author: client, files: [used.id] });
  const longAgo = new Date(Date.now() - 8 * 86_400_000);
  await app.services.database.write(tenant.id, null, async (tx) => {
    const old = tx.updateTable('files').set({ created_at: longAgo }).where('tenant_id', '=', tenant.id);
    await old.where('id', 'in', [unused.id, used.id]).execute();
  });
  const folder = join(app.dataDir, 'files', tenant.id);
  const [orphan, part, young] = [newId(), `${used.id}.${newId()}.part`, newId()];
  for (const name of [orphan, part, young]) await writeFile(join(folder, name), 'left behind');
  for (const name of [orphan, part, used.id]) await utimes(join(folder, name), longAgo, longAgo);

  await sweepHandler.run({}, app.services);
  await expectEach(asClient, 200, [
    ['get', `files/${fresh.id}`],
    ['get', `files/${used.id}`],
  ]);
  await expectEach(asClient, 404, [['get', `files/${unused.id}`]]);
  await expect.poll(() => readdir(folder)).not.toContain(unused.id);
  const left = await readdir(folder);
  expect(left).toEqual(expect.arrayContaining([fresh.id, used.id, young]));
  expect(left).not.toEqual(expect.arrayContaining([orphan]));
  expect(left).not.toEqual(expect.arrayContaining([part]));
  await expectEach(asClient, 200, [['get', `files/${used.id}`]]);
});

test('is kept in a bucket where FILES_URL says so, and waited for while that is away', async () => {
  const s3 = await startS3();
  const server = await startApp({ filesUrl: s3.url });
  const as = api(server, client);
  const picture = await aPicture();
  const file = await anUpload(as, picture, 'far.png');
  expect([...s3.objects.keys()].sort()).toEqual([
    keyOf(tenant.id, file.id),
    keyOf(tenant.id, file.id, 'thumbnail'),
  ]);
  const fetched = (path: string, range = '') =>
    fetch(`${server.address}${path}`, { headers: range ? { range } : {} });
  expect(new Uint8Array(await (await fetched(file.url)).arrayBuffer())).toEqual(picture);
  const part = await fetched(file.url, 'bytes=4-9');
  expect(part.headers.get('content-range')).toBe(`bytes 4-9/${picture.length}`);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(picture.slice(4, 10));
  expect((await fetched(file.thumbnail)).status).toBe(200);

  await s3.close();
  for (const answer of [await upload(as), await fetched(file.url)]) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
  }
  await server.stop();
});

test('survives bad input', async () => {
  const { id } = await anUpload(asClient);
  await survivesBadInput(asClient, { method: 'GET', path: `files/${id}` });
  await survivesBadInput(asClient, { method: 'DELETE', path: `files/${id}` });
});
