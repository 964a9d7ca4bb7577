import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const key = 'test-key';
const secret = 'test-secret/+';
const bucket = 'kazi-files';
/** Fewer than a client asks for, so that listing goes through pages. */
const listedAtMost = 2;

interface Kept {
  bytes: Buffer;
  at: Date;
}

/** A service that speaks the part of S3 that keeping files needs, and refuses what is not signed rightly. */
export interface S3 {
  /** As FILES_URL has it. */
  url: string;
  objects: Map<string, Kept>;
  /** What it refused, and why. */
  refusals: string[];
  /** Answers the next requests with this status, each once. */
  failures: number[];
  close(): Promise<void>;
}

export async function startS3(): Promise<S3> {
  const objects = new Map<string, Kept>();
  const refusals: string[] = [];
  const failures: number[] = [];

  async function answer(
    request: IncomingMessage,
  ): Promise<{ status: number; body?: Buffer | string; headers?: Record<string, string> }> {
    const body = await buffer(request);
    const failure = failures.shift();
    if (failure) return { status: failure, ...errorOf('SlowDown') };
    const wrong = problemOf(request, body);
    if (wrong) {
      refusals.push(wrong);
      return { status: 403, ...errorOf('SignatureDoesNotMatch') };
    }
    const url = new URL(request.url ?? '', 'http://s3');
    const name = decodeURIComponent(url.pathname).slice(`/${bucket}/`.length);
    if (request.method === 'PUT') {
      objects.set(name, { bytes: body, at: new Date() });
      return { status: 200, headers: { etag: '"made"' } };
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return { status: 204 };
    }
    if (url.searchParams.get('list-type') === '2')
      return { status: 200, ...listing(objects, url.searchParams) };
    const found = objects.get(name);
    if (!found) return { status: 404, ...errorOf('NoSuchKey') };
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (from === undefined) return { status: 200, body: found.bytes };
    const end = to ? Number(to) : found.bytes.length - 1;
    const range = `bytes ${from}-${end}/${found.bytes.length}`;
    return {
      status: 206,
      body: found.bytes.subarray(Number(from), end + 1),
      headers: { 'content-range': range },
    };
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body = '', headers }) =>
        response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?region=af-south-1`,
    objects,
    refusals,
    failures,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const xml = (body: string) => ({ body, headers: { 'content-type': 'application/xml' } });
const errorOf = (code: string) =>
  xml(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`);

function listing(objects: Map<string, Kept>, query: URLSearchParams) {
  const after = query.get('continuation-token') ?? '';
  const names = [...objects.keys()]
    .filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after)
    .sort();
  const shown = names.slice(0, listedAtMost);
  const more = names.length > shown.length;
  const contents = shown.map((name) => {
    const { bytes, at } = objects.get(name) ?? { bytes: Buffer.alloc(0), at: new Date(0) };
    return `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified><ETag>"x"</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  return xml(
    `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><KeyCount>${shown.length}</KeyCount><MaxKeys>${listedAtMost}</MaxKeys><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`,
  );
}

const hmac = (secretKey: string | Buffer, text: string) =>
  createHmac('sha256', secretKey).update(text).digest();
const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes);

/** What is wrong with a request's signature (AWS Signature Version 4) or checksum, if anything is. */
function problemOf({ method, url = '', headers }: IncomingMessage, body: Buffer): string | undefined {
  const signed =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!signed) return 'no signature';
  const [, id, day = '', region = '', names = '', signature] = signed;
  if (id !== key || region !== 'af-south-1') return 'another key or region';
  const date = String(headers['x-amz-date']);
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== hash(body).digest('hex')) return 'another body';
  const checksum = headers['x-amz-checksum-sha256'];
  if (checksum !== undefined && checksum !== hash(body).digest('base64')) return 'another checksum';
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const right = hmac(
    Buffer.from(signing),
    ['AWS4-HMAC-SHA256', date, scope, hash(canonical).digest('hex')].join('\n'),
  );
  return right.toString('hex') === signature ? undefined : 'another signature';
}
