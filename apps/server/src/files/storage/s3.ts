import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { S3mini } from 's3mini';
import { StartError } from '../../config/start-error.ts';
import type { FileStorage } from '../../ports/files.ts';

const pageOfKeys = 1000;
const answerWithinMs = 60_000;
const attempts = 3;

/**
 * Keeps files in a bucket of an S3-compatible service, at an address such as
 * `https://key:secret@s3.example.com/bucket?region=eu-central-1`.
 */
export function s3Storage(address: string): FileStorage {
  const url = new URL(address);
  if (!url.username || !url.password || !/^\/[^/]+\/?$/.test(url.pathname))
    throw new StartError(
      'FILES_URL must name key, secret and bucket, such as https://key:secret@s3.example.com/bucket',
    );
  const bucket = new S3mini({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    endpoint: `${url.protocol}//${url.host}${url.pathname}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    fetch: fetchPatiently,
  });

  return {
    async put(key, bytes) {
      const checksum = createHash('sha256').update(bytes).digest('base64');
      const headers = { 'x-amz-checksum-sha256': checksum };
      await persistently(() => bucket.putObject(key, Buffer.from(bytes), undefined, undefined, headers));
    },

    async open(key, range) {
      const answer = await bucket
        .getObjectRaw(key, range === undefined, range?.start, range && range.end + 1)
        .catch(ifMissing);
      if (!answer?.body) return undefined;
      return { size: sizeOf(answer.headers), bytes: Readable.fromWeb(answer.body) };
    },

    async remove(key) {
      await persistently(() => bucket.deleteObject(key));
    },

    async *list(tenant) {
      for (let token: string | undefined; ; ) {
        const page = await bucket.listObjectsPaged('/', `${tenant}/`, pageOfKeys, token);
        for (const { Key, LastModified } of page?.objects ?? [])
          yield { key: Key, at: new Date(LastModified) };
        token = page?.nextContinuationToken;
        if (!token) return;
      }
    },
  };
}

/** Gives up when no answer begins; once it has, its bytes may take as long as their reader does. */
async function fetchPatiently(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new Error('The storage service does not answer')),
    answerWithinMs,
  );
  return fetch(input, { ...init, redirect: 'error', signal: late.signal }).finally(() => clearTimeout(timer));
}

/** Tries again what may be done twice, unless the service refused it for good. */
async function persistently<T>(call: () => Promise<T>): Promise<T> {
  for (let made = 1; ; made++) {
    try {
      return await call();
    } catch (error) {
      const refused = statusOf(error) >= 400 && statusOf(error) < 500;
      if (refused || made === attempts) throw error;
      await pause(200 * made);
    }
  }
}

const statusOf = (error: unknown): number =>
  error instanceof Error && 'status' in error ? Number(error.status) : 0;

/** The size of the whole object: of a part of it, `content-range: bytes 0-9/1234` says it. */
const sizeOf = (headers: Headers) =>
  Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length'));

function ifMissing(error: unknown): undefined {
  if (statusOf(error) === 404) return undefined;
  throw error;
}
