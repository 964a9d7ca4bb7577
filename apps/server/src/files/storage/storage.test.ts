import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3, startS3 } from '../../../test/s3.ts';
import { StartError } from '../../config/start-error.ts';
import type { FileStorage } from '../../ports/files.ts';
import { keyOf } from './key.ts';
import { openStorage } from './open.ts';

let dataDir: string;
let s3: S3;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kazi-files-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  await rm(dataDir, { recursive: true, force: true });
});

const everything = async (storage: FileStorage, tenant: string) => {
  const found: { key: string; at: Date }[] = [];
  for await (const one of storage.list(tenant)) found.push(one);
  return found;
};

describe.each([
  ['a folder of DATA_DIR', () => openStorage({ dataDir, filesUrl: undefined })],
  [
    'another folder',
    () => openStorage({ dataDir, filesUrl: pathToFileURL(join(dataDir, 'elsewhere')).href }),
  ],
  ['a bucket', () => openStorage({ dataDir, filesUrl: s3.url })],
])('in %s', (_where, openIt) => {
  let storage: FileStorage;
  beforeAll(() => {
    storage = openIt();
  });
  const read = async (key: string, range?: { start: number; end: number }) => {
    const found = await storage.open(key, range);
    return found && { size: found.size, bytes: await buffer(found.bytes) };
  };

  test('bytes are kept as they are, whole and in part', async () => {
    const key = keyOf(randomUUID(), randomUUID());
    const bytes = randomBytes(100_000);
    await storage.put(key, bytes);
    expect(await read(key)).toEqual({ size: 100_000, bytes });
    expect(await read(key, { start: 10, end: 19 })).toEqual({ size: 100_000, bytes: bytes.subarray(10, 20) });
    expect(await read(key, { start: 99_999, end: 99_999 })).toEqual({
      size: 100_000,
      bytes: bytes.subarray(99_999),
    });
  });

  test('what is put again takes the place of what was there', async () => {
    const key = keyOf(randomUUID(), randomUUID());
    await storage.put(key, Buffer.from('before'));
    await storage.put(key, Buffer.from('after'));
    expect((await read(key))?.bytes.toString()).toBe('after');
  });

  test('what is removed is gone, and can be removed again', async () => {
    const key = keyOf(randomUUID(), randomUUID());
    await storage.put(key, Buffer.from('here'));
    await storage.remove(key);
    expect(await storage.open(key)).toBeUndefined();
    await storage.remove(key);
  });

  test('nothing is found where nothing was put', async () => {
    expect(await storage.open(keyOf(randomUUID(), randomUUID()))).toBeUndefined();
    expect(await everything(storage, randomUUID())).toEqual([]);
  });

  test('all that a tenant has is listed, and nothing of others', async () => {
    const tenant = randomUUID();
    const keys = Array.from({ length: 5 }, () => randomUUID()).flatMap((id) => [
      keyOf(tenant, id),
      keyOf(tenant, id, 'thumbnail'),
    ]);
    const began = Date.now();
    for (const key of [...keys, keyOf(randomUUID(), randomUUID())]) await storage.put(key, Buffer.from(key));
    const found = await everything(storage, tenant);
    expect(found.map(({ key }) => key).sort()).toEqual(keys.toSorted());
    for (const { at } of found) expect(Math.abs(at.getTime() - began)).toBeLessThan(60_000);
  });
});

test('a folder is left without remains, and refuses keys that lead out of it', async () => {
  const storage = openStorage({ dataDir, filesUrl: undefined });
  const tenant = randomUUID();
  await storage.put(keyOf(tenant, randomUUID()), Buffer.from('x'));
  expect(await readdir(join(dataDir, 'files', tenant))).toHaveLength(1);
  for (const key of ['../secret', `${tenant}/../../secret`, '/etc/passwd', `${tenant}/${tenant}/../x`])
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(TypeError);
});

test('a bucket is tried again when it is busy, and not when it refuses', async () => {
  const storage = openStorage({ dataDir, filesUrl: s3.url });
  const key = keyOf(randomUUID(), randomUUID());
  s3.failures.push(503, 500);
  await storage.put(key, Buffer.from('patience'));
  expect(s3.objects.get(key)?.bytes.toString()).toBe('patience');

  const url = new URL(s3.url);
  url.password = 'wrong';
  const stranger = openStorage({ dataDir, filesUrl: url.href });
  const before = s3.refusals.length;
  await expect(stranger.put(key, Buffer.from('x'))).rejects.toThrow('403');
  await expect(stranger.open(key)).rejects.toThrow('403');
  expect(s3.refusals.slice(before)).toEqual(['another signature', 'another signature']);
});

test('FILES_URL that says too little is told so at the start', () => {
  for (const filesUrl of [
    'https://s3.example.com/bucket',
    'https://key:secret@s3.example.com/',
    's3://key:secret@host',
  ])
    expect(() => openStorage({ dataDir, filesUrl })).toThrow(StartError);
});

test('a bucket that redirects is not followed: its bytes would come from elsewhere', async () => {
  const asked: string[] = [];
  const service = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  if (address === null || typeof address === 'string') throw new TypeError('The service has no port');
  const filesUrl = `http://key:secret@127.0.0.1:${address.port}/bucket`;
  const storage = openStorage({ dataDir, filesUrl });
  await expect(storage.put('key', Buffer.from('bytes'))).rejects.toThrow();
  expect(asked).not.toContain('/elsewhere');
  service.close();
});
