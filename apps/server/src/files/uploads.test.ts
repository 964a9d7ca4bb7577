import { randomBytes } from 'node:crypto';
import { uploadLimitBytes } from '@kazi/contract/files';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { api } from '../../test/api.ts';
import { useOneServer } from '../../test/app.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { blank, upload } from '../../test/factories/upload.ts';
import { aUser } from '../../test/factories/user.ts';
import { useAnew } from '../../test/use.ts';

const megabyte = 1024 * 1024;
const app = useOneServer({ filesPerPersonBytes: 60 * megabyte, filesPerWorkspaceBytes: 90 * megabyte });

const user = useAnew(async () => aUser(app, await aTenant(app)));
const as = api(app, user);

/** Sends a body as it is, as a form. */
const send = (body: string) =>
  as.send('file-upload/single', {
    method: 'POST',
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=kazi' },
  });
const part = (headers: string, content = 'x') => `--kazi\r\n${headers}\r\n\r\n${content}\r\n`;
const field = (name: string) => part(`Content-Disposition: form-data; name="${name}"`);

describe('while a file is looked at, others are answered', () => {
  test.each([
    ['19 MB that open lists and close none', '['.repeat(19 * megabyte), 'list.json', 'text/plain'],
    ['18 MB of valid JSON', `[${'{"a":1},'.repeat(2.2 * megabyte)}1]`, 'data.json', 'application/json'],
  ])('%s', async (_what, bytes, name, type) => {
    await upload(as, '{}', 'first.json'); // its thread has started
    const { examiner } = app.services;
    let turns = 0;
    app.services.examiner = {
      ...examiner,
      examine(file) {
        const counting = setInterval(() => {
          turns += 1;
        }, 1);
        return examiner.examine(file).finally(() => clearInterval(counting));
      },
    };
    const { status, body } = await upload(as, bytes, name);
    app.services.examiner = examiner;
    expect([status, body.type]).toEqual([201, type]);
    // A thread that looked at the file itself would do nothing else meanwhile.
    expect(turns).toBeGreaterThan(5);
  });
});

describe('a form is refused', () => {
  test.each([
    ['with a long name of a field', field('n'.repeat(1_000))],
    ['with a large field', part('Content-Disposition: form-data; name="a"', 'x'.repeat(100_000))],
    ['with many fields', field('a').repeat(50)],
    [
      'with many headers',
      part(`Content-Disposition: form-data; name="a"\r\n${'X-A: b\r\n'.repeat(3_000)}X-B: c`),
    ],
    [
      'that ends too early',
      '--kazi\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nHab',
    ],
    ['that is none', 'Habari'],
    ['that is empty', ''],
  ])('%s', async (_what, body) => {
    const closed = body.startsWith('--kazi') && body.endsWith('\r\n') ? `${body}--kazi--\r\n` : body;
    expect((await send(closed)).status).toBe(400);
  });

  test('not for a name of 15 MB, which is cut short', async () => {
    const headers = `Content-Disposition: form-data; name="file"; filename="${'n'.repeat(15 * megabyte)}"`;
    const { status, body } = await send(`${part(headers)}--kazi--\r\n`);
    expect([status, body.name.length]).toEqual([201, 200]);
  });

  test('beyond the largest file, and where it says no boundary', async () => {
    expect((await upload(as, new Uint8Array(uploadLimitBytes + 100_000), 'a.txt')).status).toBe(413);
    const headers = { 'content-type': 'multipart/form-data' };
    expect((await as.send('file-upload/single', { method: 'POST', body: 'x', headers })).status).toBe(400);
  });

  test('as JSON of more than a megabyte, before it is parsed', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = '['.repeat(15 * megabyte);
    expect((await as.send('file-upload/single', { method: 'POST', body, headers })).status).toBe(413);
  });
});

test('twenty uploads of one person at once are all kept, few of them read at a time', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => upload(as, `Habari ${at}`, 'a.txt')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
});

describe('what may be kept is limited', () => {
  const large = () =>
    upload(
      as,
      new Uint8Array(randomBytes(14 * megabyte)).map((byte) => 32 + (byte % 90)),
      'a.txt',
    );

  test('for a person, counted where uploads come at once; what is deleted makes room', async () => {
    const answers = await Promise.all([large(), large(), large(), large(), large()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.data.errorMessage).toBe(
      'You use 56 MB of 60 MB of file storage. This file (14 MB) does not fit: delete files that you no longer need.',
    );
    const kept = answers.find(({ status }) => status === 201);
    expect((await as.delete(`files/${kept?.body.id}`)).status).toBe(200);
    expect((await large()).status).toBe(201);
  });

  test('for a workspace', async () => {
    const colleague = api(app, await aUser(app, user.tenant));
    const bytes = new Uint8Array(15 * megabyte).fill(65);
    for (const by of [as, as, as, colleague, colleague, colleague])
      expect((await upload(by, bytes, 'a.txt')).status).toBe(201);
    const { status, body } = await upload(colleague, bytes, 'a.txt');
    expect([status, body.data.errorMessage]).toEqual([
      409,
      expect.stringMatching(/^This workspace uses 90 MB/),
    ]);
  });
});

describe('a picture', () => {
  const told = { IFD0: { Make: 'Tecno' }, IFD3: { GPSLatitude: '1/1 17/1 0/1', GPSLatitudeRef: 'S' } };
  const kept = async (picture: Buffer, name: string) => {
    const { status, body } = await upload(as, new Uint8Array(picture), name);
    expect(status, JSON.stringify(body)).toBe(201);
    const bytes = Buffer.from(await (await fetch(`${app.address}${body.url}`)).arrayBuffer());
    expect(bytes.length).toBe(body.size);
    return bytes;
  };

  test.each(['jpeg', 'png', 'webp'] as const)(
    'as %s says nothing of where and by what it was taken',
    async (format) => {
      const taken = await blank(60, 30).withExif(told).withIccProfile('p3').toFormat(format).toBuffer();
      expect((await sharp(taken).metadata()).exif).toBeDefined();
      const bytes = await kept(taken, `photo.${format}`);
      const { exif, icc, format: now } = await sharp(bytes).metadata();
      expect([exif, now]).toEqual([undefined, format]);
      expect(icc).toBeDefined();
      expect(bytes.includes('Tecno')).toBe(false);
    },
  );

  test('that was taken upright stays so', async () => {
    const lying = await blank(60, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, orientation } = await sharp(await kept(lying, 'photo.jpg')).metadata();
    expect([width, height, orientation]).toEqual([30, 60, undefined]);
  });

  test('that says nothing is kept byte by byte', async () => {
    const silent = await blank(60, 30).jpeg().toBuffer();
    expect((await kept(silent, 'photo.jpg')).equals(silent)).toBe(true);
  });
});
