import { randomBytes } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadLimitBytes } from '@kazi/contract/files';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectEach, expectMade } from '../../test/answers.ts';
import { type Api, api } from '../../test/api.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { expectRefusal, survivesBadInput } from '../../test/bad-input.ts';
import { aTask } from '../../test/factories/task.ts';
import { aTenant, type TestTenant } from '../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../test/factories/user.ts';
import { startS3 } from '../../test/s3.ts';
import { zipOf } from '../../test/zip.ts';
import { newId } from '../database/ids.ts';
import { keyOf } from './storage/key.ts';
import { sweepHandler } from './sweep.ts';

let app: TestApp;
let tenant: TestTenant;
let client: TestUser;
let asClient: Api;
let asOther: Api;
let asOwner: Api;

beforeAll(async () => {
  app = await startApp();
  tenant = await aTenant(app);
  client = await aUser(app, tenant);
  asClient = api(app, client);
  asOther = api(app, await aUser(app, tenant));
  asOwner = api(app, await aUser(app, tenant, { role: 'owner' }));
});
afterAll(() => app.stop());

type Bytes = string | Uint8Array<ArrayBuffer>;

const formOf = (bytes: Bytes, name: string, type: string) => {
  const form = new FormData();
  form.set('file', new File([bytes], name, { type }));
  return form;
};
const upload = (bytes: Bytes, name = 'notes.txt', { as = asClient, type = 'text/plain' } = {}) =>
  as.send('file-upload/single', { method: 'POST', body: formOf(bytes, name, type) });
const anUpload = async (bytes: Bytes = 'Habari', name = 'notes.txt', as = asClient) => {
  const { status, body } = await upload(bytes, name, { as });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const download = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${app.address}${path}`, { method, headers });
const bytesAt = async (path: string) => new Uint8Array(await (await download(path)).arrayBuffer());

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e63' } });
const plain = (made: Buffer) => new Uint8Array(made);
const aPicture = async (
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' = 'png',
  width = 800,
  height = 600,
) => plain(await blank(width, height).toFormat(format).toBuffer());

test('needs a login, and a role that may upload', async () => {
  const { id } = await anUpload();
  const nobody = api(app, { tenant });
  expect((await upload('Habari', 'notes.txt', { as: nobody })).status).toBe(401);
  await expectEach(nobody, 401, [
    ['get', `files/${id}`],
    ['delete', `files/${id}`],
  ]);
  const asEmployee = api(app, await aUser(app, tenant, { role: 'employee' }));
  expect((await upload('Habari', 'notes.txt', { as: asEmployee })).status).toBe(403);
});

test('is kept byte by byte, and fetched at a signed address', async () => {
  const bytes = new Uint8Array(randomBytes(50_000)).map((byte) => 32 + (byte % 90));
  const file = await anUpload(bytes, 'Barua ya Otieno.txt');
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

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
  'a %s picture gets a small one',
  async (format) => {
    const bytes = await aPicture(format);
    const file = await anUpload(bytes, `picture.${format === 'jpeg' ? 'jpg' : format}`);
    expect(file.type).toBe(`image/${format}`);
    const whole = await download(file.url);
    expect(whole.headers.get('content-type')).toBe(`image/${format}`);
    expect(whole.headers.get('content-disposition')).toMatch(/^inline/);
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytes);
    const small = await download(file.thumbnail);
    expect(small.headers.get('content-type')).toBe('image/webp');
    const { format: made, width, height } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
    expect({ made, width, height }).toEqual({ made: 'webp', width: 320, height: 240 });
  },
);

test('a small picture says nothing of where it was taken, and stands upright', async () => {
  const bytes = await blank(400, 200)
    .withExif({ IFD3: { GPSLatitude: '1/1 17/1 0/1', GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const { thumbnail } = await anUpload(plain(bytes), 'safari.jpg');
  const small = await sharp(await bytesAt(thumbnail)).metadata();
  expect(small).toMatchObject({ width: 160, height: 320 });
  expect(small.exif).toBeUndefined();
});

const wordDocument = zipOf({
  '[Content_Types].xml':
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  'word/document.xml': '<document/>',
});
const oldOffice = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1000)]);
const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(100)]);
const kinds: [name: string, bytes: Bytes, type: string, keptAs?: string][] = [
  ['plan.pdf', '%PDF-1.7\n%âãÏÓ\n1 0 obj', 'application/pdf'],
  [
    'letter.docx',
    plain(wordDocument),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['letter.doc', plain(oldOffice), 'application/msword'],
  ['all.zip', plain(zipOf({ 'a.txt': 'a' })), 'application/zip'],
  ['film.mp4', plain(mp4), 'video/mp4'],
  ['song.wav', 'RIFF\x24\0\0\0WAVEfmt ', 'audio/wav'],
  ['people.csv', 'name,city\nAmina,Mombasa\nÉmile,Nairobi', 'text/csv'],
  ['BMI.csv', 'BMI,age\n22,30', 'text/csv'],
  ['notes.md', '# Habari', 'text/markdown'],
  ['data.json', '{"jina":"Amina"}', 'application/json'],
  ['data.json', '{"jina":', 'text/plain', 'data.json.txt'],
  ['page.html', '<!doctype html><script>alert(1)</script>', 'text/plain', 'page.html.txt'],
  ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'text/plain', 'logo.svg.txt'],
  [
    'logo.svg',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    'text/plain',
    'logo.svg.txt',
  ],
  ['photo.png', '<script>alert(1)</script>', 'text/plain', 'photo.png.txt'],
];

test.each(kinds)(
  '%s is known by its bytes, whatever was said of it',
  async (name, bytes, type, keptAs = name) => {
    const { body } = await upload(bytes, name, { type: 'text/html' });
    expect(body).toMatchObject({ type, name: keptAs, thumbnail: null });
    const answer = await download(body.url);
    expect(answer.headers.get('content-type')?.split(';')[0]).toBe(type);
    const shown = type === 'application/pdf' ? /^inline/ : /^attachment/;
    expect(answer.headers.get('content-disposition')).toMatch(shown);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

const refused: [name: string, bytes: Bytes][] = [
  ['run.png', `MZ${'\0'.repeat(100)}`],
  ['run.txt', plain(Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(100)]))],
  ['noise.txt', plain(Buffer.from([0xff, 0xfe, 0x41, 0x00]))],
  ['noise.bin', new Uint8Array(randomBytes(1000))],
  ['letter.msi', plain(oldOffice)],
];

test.each(refused)('%s is refused by its bytes', async (name, bytes) => {
  const answer = await upload(bytes, name, { type: 'image/png' });
  expect(answer.status).toBe(400);
  expect(answer.body.data.fields.file).toMatch('must be a picture');
});

test('a picture that is broken, or would fill the memory, is refused', async () => {
  const picture = await aPicture('png');
  const broken = await upload(picture.slice(0, picture.length / 2), 'half.png');
  const bomb = await upload(await aPicture('png', 9000, 6000), 'huge.png');
  for (const answer of [broken, bomb]) {
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields).toEqual({ file: 'must be a whole picture of at most 50 megapixels' });
  }
});

test('size has its limits', async () => {
  const full = 'a'.repeat(uploadLimitBytes);
  expect((await upload(full)).status).toBe(201);
  for (const tooMuch of [`${full}a`, full + full.slice(0, 5 * 1024 * 1024)]) {
    const answer = await upload(tooMuch);
    expect(answer.status).toBe(413);
    expectRefusal(answer);
  }
  const empty = await upload('');
  expect(empty.status).toBe(400);
  expect(empty.body.data.fields).toEqual({ file: 'must not be empty' });
});

test('bodies that are no upload are refused by name', async () => {
  const send = (init: RequestInit) => asClient.send('file-upload/single', { method: 'POST', ...init });
  const form = (name: string, value: string | File) => {
    const made = new FormData();
    if (typeof value === 'string') made.set(name, value);
    else made.set(name, value);
    return made;
  };
  for (const body of [form('file', 'text'), form('other', new File(['x'], 'x.txt')), new FormData()]) {
    const answer = await send({ body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.data.fields)).toEqual(['file']);
  }
  for (const init of [
    { body: '{"file":"x"}', headers: { 'content-type': 'application/json' } },
    { body: 'nothing of the kind', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
    { body: '<a/>', headers: { 'content-type': 'application/xml' } },
    {},
  ]) {
    const answer = await send(init);
    expect([400, 415]).toContain(answer.status);
    expectRefusal(answer);
  }
});

test('any bytes under any name are kept or refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ unit: 'binary' }),
      async (bytes, name) => {
        const answer = await upload(new Uint8Array(bytes), name.toWellFormed());
        if (answer.status >= 400) expectRefusal(answer);
        else expect(await bytesAt(answer.body.url)).toEqual(new Uint8Array(bytes));
      },
    ),
    { numRuns: 60 },
  );
});

describe('an address', () => {
  test('is good for its own file only, as it was given', async () => {
    const [file, other] = [await anUpload(await aPicture(), 'one.png'), await anUpload('Siri', 'two.txt')];
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
    const file = await anUpload();
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
    const { id, url, thumbnail } = await anUpload(await aPicture(), 'a.png', api(app, leaving));
    await anUpload('Habari', 'b.txt', api(app, staying));
    const theirs = (await asOwner.get(`files/${id}`)).body.url;
    for (const path of [url, thumbnail, theirs]) expect((await download(path)).status).toBe(200);
    expect(
      (await download(url.replace(/session=[^&]+/, new URLSearchParams(theirs).get('session') ?? ''))).status,
    ).toBe(404);
    await api(app, leaving).delete('auth');
    for (const path of [url, thumbnail]) expect((await download(path)).status).toBe(404);
    expect((await download(theirs)).status).toBe(200);
  });

  test('gives parts', async () => {
    const bytes = new TextEncoder().encode('0123456789'.repeat(100));
    const { url } = await anUpload(bytes);
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
    const { url } = await anUpload();
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

describe('is seen', () => {
  test('by who uploaded it and who manages files; for others it is not there', async () => {
    const { id } = await anUpload();
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
    const { id } = await anUpload();
    const shop = await expectMade(asClient, 'apps', { name: 'Shop', key: 'SHOP' });
    const agent = await aUser(app, tenant, { role: 'agent' });
    await aTask(app, { app: shop.id, author: client, assignees: [agent], files: [id] });
    await expectEach(api(app, agent), 200, [['get', `files/${id}`]]);
    await expectEach(api(app, agent), 403, [['delete', `files/${id}`]]);
    await expectEach(asOther, 404, [['get', `files/${id}`]]);
  });

  test('by everybody where it is the picture of a person', async () => {
    const { id } = await anUpload(await aPicture(), 'me.png');
    await expectEach(asOther, 404, [['get', `files/${id}`]]);
    await expectEach(asClient, 200, [['put', `users/${client.id}`, { avatar: id }]]);
    await expectEach(asOther, 200, [['get', `files/${id}`]]);
  });
});

test('is deleted by who uploaded it, with its bytes', async () => {
  const file = await anUpload(await aPicture(), 'gone.png');
  expect((await asClient.delete(`files/${file.id}`)).body).toEqual({ message: 'gone.png was deleted.' });
  await expectEach(asClient, 404, [
    ['get', `files/${file.id}`],
    ['delete', `files/${file.id}`],
  ]);
  for (const path of [file.url, file.thumbnail]) expect((await download(path)).status).toBe(404);
  await expect.poll(() => app.services.storage.open(keyOf(tenant.id, file.id))).toBeUndefined();
  await expect.poll(() => app.services.storage.open(keyOf(tenant.id, file.id, 'thumbnail'))).toBeUndefined();
});

test('is kept while a task has it', async () => {
  const { id } = await anUpload();
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
  const [fresh, unused, used] = [await anUpload(), await anUpload(), await anUpload()];
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
  const file = await anUpload(picture, 'far.png', as);
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
  for (const answer of [await upload('Habari', 'notes.txt', { as }), await fetched(file.url)]) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
  }
  await server.stop();
});

test('survives bad input', async () => {
  const { id, url } = await anUpload();
  await survivesBadInput(asClient, { method: 'GET', path: `files/${id}` });
  await survivesBadInput(asClient, { method: 'DELETE', path: `files/${id}` });
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.constantFrom('form', 'expires', 'signature'), async (value, name) => {
      const path = url.replace(new RegExp(`${name}=[^&]*`), `${name}=${encodeURIComponent(value)}`);
      expect((await download(path)).status).toBe(404);
    }),
  );
});
