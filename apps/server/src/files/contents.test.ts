import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { uploadLimitBytes } from '@kazi/contract/files';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { api } from '../../test/api.ts';
import { useServer } from '../../test/app.ts';
import { expectRefusal } from '../../test/bad-input.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { anUpload, aPicture, type Bytes, blank, plain, upload } from '../../test/factories/upload.ts';
import { aUser } from '../../test/factories/user.ts';
import { useOnce } from '../../test/use.ts';
import { zipOf } from '../../test/zip.ts';

const app = useServer();

const asClient = useOnce(async () => api(app, await aUser(app, await aTenant(app))));

const download = (path: string) => fetch(`${app.address}${path}`);
const bytesAt = async (path: string) => new Uint8Array(await (await download(path)).arrayBuffer());

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
  'a %s picture gets a small one',
  async (format) => {
    const bytes = await aPicture(format);
    const file = await anUpload(asClient, bytes, `picture.${format === 'jpeg' ? 'jpg' : format}`);
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
  const { thumbnail } = await anUpload(asClient, plain(bytes), 'safari.jpg');
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
const html = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>';
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(100)]);
const latin = (text: string) => plain(Buffer.from(text, 'latin1'));
const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return plain(order === 'le' ? bytes : bytes.swap16());
};
const kinds: [name: string, bytes: Bytes, type: string, charset?: string][] = [
  ['plan.pdf', '%PDF-1.7\n%âãÏÓ\n1 0 obj', 'application/pdf'],
  [
    'letter.docx',
    plain(wordDocument),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['letter.doc', plain(oldOffice), 'application/msword'],
  ['mail.msg', plain(oldOffice), 'application/vnd.ms-outlook'],
  ['setup.msi', plain(oldOffice), 'application/octet-stream'],
  ['odd.constructor', plain(oldOffice), 'application/octet-stream'],
  ['mail.eml', 'From: amina@example.com\r\nSubject: Habari\r\n\r\nSawa', 'message/rfc822'],
  ['all.zip', plain(zipOf({ 'a.txt': 'a' })), 'application/zip'],
  ['all.7z', latin('7z\xbc\xaf\x27\x1c\0\x04\0\0\0\0'), 'application/x-7z-compressed'],
  ['all.rar', latin('Rar!\x1a\x07\x01\0\0\0\0\0'), 'application/x-rar-compressed'],
  ['all.tar.gz', plain(gzipSync('a')), 'application/gzip'],
  ['house.dwg', latin('AC1032\0\0\0\0\0\0'), 'image/vnd.dwg'],
  ['logo.psd', latin('8BPS\0\x01\0\0\0\0\0\0\0\x03'), 'image/vnd.adobe.photoshop'],
  ['logo.ai', '%PDF-1.6\n%âãÏÓ\n1 0 obj', 'application/pdf'],
  ['IMG_1.HEIC', plain(heic), 'image/heic'],
  ['film.mp4', plain(mp4), 'video/mp4'],
  ['film.mkv', latin('\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska\0'), 'video/matroska'],
  ['song.wav', 'RIFF\x24\0\0\0WAVEfmt ', 'audio/wav'],
  ['people.csv', 'name,city\nAmina,Mombasa\nÉmile,Nairobi', 'text/csv', 'utf-8'],
  ['BMI.csv', 'BMI,age\n22,30', 'text/csv', 'utf-8'],
  ['BMI.csv', latin('BMI,name\n22,\xc9mile'), 'text/csv', 'windows-1252'],
  ['jira.csv', latin('Issue key,Summary\nS-1,10 \x96 20\n'), 'text/csv', 'windows-1252'],
  ['unicode.csv', utf16('name\tcity\nÉmile\tNairobi', 'le'), 'text/csv', 'utf-16le'],
  ['unicode.txt', utf16('Émile', 'be'), 'text/plain', 'utf-16be'],
  ['ci.log', '\x1b[31mERR\x1b[0m\x07\b', 'text/plain', 'utf-8'],
  ['notes.md', '# Habari', 'text/markdown', 'utf-8'],
  ['data.json', '{"jina":"Amina"}', 'application/json'],
  ['data.geojson', '{"type":"Point","coordinates":[36.8,-1.3]}', 'application/json'],
  ['data.json', '{"jina":', 'text/plain', 'utf-8'],
  ['app.py', 'print(1)', 'text/plain', 'utf-8'],
  ['.gitignore', 'node_modules', 'text/plain', 'utf-8'],
  ['Makefile', 'all:\n\ttrue', 'text/plain', 'utf-8'],
  ['odd.constructor', 'x', 'text/plain', 'utf-8'],
  ['page.html', html, 'text/plain', 'utf-8'],
  ['page.html', utf16(html, 'le'), 'text/plain', 'utf-16le'],
  ['logo.svg', svg, 'text/plain', 'utf-8'],
  ['logo.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'text/plain', 'utf-8'],
  ['photo.png', html, 'text/plain', 'utf-8'],
  ['run.png', `MZ${'\0'.repeat(100)}`, 'application/octet-stream'],
  ['run.txt', plain(Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(100)])), 'application/octet-stream'],
  ['torn.txt', latin('\xff\xfeA'), 'application/octet-stream'],
  ['noise.bin', new Uint8Array(randomBytes(1000)), 'application/octet-stream'],
];

test.each(kinds)('%s is known by its bytes, whatever was said of it', async (name, bytes, type, charset) => {
  const { status, body } = await upload(asClient, bytes, name, 'text/html');
  expect([status, body]).toEqual([201, expect.objectContaining({ type, name, thumbnail: null })]);
  const answer = await download(body.url);
  expect(answer.headers.get('content-type')).toBe(charset ? `${type}; charset=${charset}` : type);
  const shown = type === 'application/pdf' ? /^inline/ : /^attachment/;
  expect(answer.headers.get('content-disposition')).toMatch(shown);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const sent = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(sent);
});

test('a picture that is broken, or would fill the memory, is refused', async () => {
  const picture = await aPicture('png');
  const broken = await upload(asClient, picture.slice(0, picture.length / 2), 'half.png');
  const bomb = await upload(asClient, await aPicture('png', 9000, 6000), 'huge.png');
  for (const answer of [broken, bomb]) {
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields).toEqual({ file: 'must be a complete picture of at most 50 megapixels' });
  }
});

test('size has its limits', async () => {
  const full = 'a'.repeat(uploadLimitBytes);
  expect((await upload(asClient, full)).status).toBe(201);
  for (const tooMuch of [`${full}a`, full + full.slice(0, 5 * 1024 * 1024)]) {
    const answer = await upload(asClient, tooMuch);
    expect(answer.status).toBe(413);
    expectRefusal(answer);
  }
  const empty = await upload(asClient, '');
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
        const answer = await upload(asClient, new Uint8Array(bytes), name.toWellFormed());
        if (answer.status >= 400) expectRefusal(answer);
        else expect(await bytesAt(answer.body.url)).toEqual(new Uint8Array(bytes));
      },
    ),
    { numRuns: 60 },
  );
});
