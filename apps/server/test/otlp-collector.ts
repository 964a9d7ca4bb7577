import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A span as a collector reads it. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  /** 2 for a request that came in, 3 for a call that went out. */
  kind: number;
  attributes: Record<string, string>;
  /** Of the resource: the service. */
  service: Record<string, string>;
}

export interface Collector {
  endpoint: string;
  spans: ReceivedSpan[];
  /** All bytes that came, as text. */
  raw(): string;
  close(): void;
}

/** A collector of OTLP over HTTP, which takes spans as protobuf at `/v1/traces`. */
export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const bodies: Buffer[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const isRight =
      request.url === '/v1/traces' && request.headers['content-type'] === 'application/x-protobuf';
    if (isRight) {
      bodies.push(body);
      spans.push(...spansOf(body));
    }
    response.writeHead(isRight ? 200 : 400, { 'content-type': 'application/x-protobuf' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    spans,
    raw: () => Buffer.concat(bodies).toString('latin1'),
    close: () => server.close(),
  };
}

/** A message of protobuf, as its fields by number: numbers, and the bytes of texts and messages. */
type Fields = Map<number, (number | Buffer)[]>;

function fieldsOf(bytes: Buffer): Fields {
  const fields: Fields = new Map();
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++] ?? 0;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return Number(value);
    }
  };
  const take = (length: number) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const readers: Record<number, () => number | Buffer> = {
    0: varint,
    1: () => take(8),
    2: () => take(varint()),
    5: () => take(4),
  };
  while (at < bytes.length) {
    const key = varint();
    const value = readers[key & 7]?.();
    if (value === undefined) throw new Error(`No protobuf: wire type ${key & 7}`);
    fields.set(key >>> 3, [...(fields.get(key >>> 3) ?? []), value]);
  }
  return fields;
}

const isBytes = (value: number | Buffer): value is Buffer => typeof value !== 'number';
const messages = (fields: Fields, number: number) => (fields.get(number) ?? []).filter(isBytes).map(fieldsOf);
const bytesOf = (fields: Fields, number: number) => (fields.get(number) ?? []).find(isBytes);
const textOf = (fields: Fields, number: number) => bytesOf(fields, number)?.toString() ?? '';
const hexOf = (fields: Fields, number: number) => bytesOf(fields, number)?.toString('hex') ?? '';
const numberOf = (fields: Fields, number: number) => Number(fields.get(number)?.[0] ?? 0);

/** The numbers are those of `opentelemetry/proto/trace/v1/trace.proto`. */
function spansOf(body: Buffer): ReceivedSpan[] {
  return messages(fieldsOf(body), 1).flatMap((ofResource) => {
    const service = messages(ofResource, 1).map((resource) => attributesOf(resource, 1))[0] ?? {};
    return messages(ofResource, 2)
      .flatMap((ofScope) => messages(ofScope, 2))
      .map((span) => ({
        traceId: hexOf(span, 1),
        spanId: hexOf(span, 2),
        parentSpanId: hexOf(span, 4),
        name: textOf(span, 5),
        kind: numberOf(span, 6),
        attributes: attributesOf(span, 9),
        service,
      }));
  });
}

const attributesOf = (fields: Fields, number: number) =>
  Object.fromEntries(
    messages(fields, number).flatMap((pair) =>
      messages(pair, 2).map((value) => [textOf(pair, 1), textOf(value, 1) || `${numberOf(value, 3)}`]),
    ),
  );
