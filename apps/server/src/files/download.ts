// The option that keeps a route from being compressed is declared there.
import type {} from '@fastify/compress';
import { create as disposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ByteRange, FileForm } from '../ports/files.ts';
import { refuse, unavailable } from '../refuse.ts';
import type { Services } from '../services.ts';
import { type FileRow, fileFor } from './files.ts';
import { isShown } from './kinds.ts';
import { keyOf } from './storage/key.ts';

const address = z.object({
  tenant: z.uuid(),
  session: z.uuid(),
  file: z.uuid(),
  form: z.enum(['whole', 'thumbnail']),
  expires: z.coerce.number().int(),
  signature: z.string(),
});

/** Nothing in a file may run or load, should a browser show it as a page; a PDF's own viewer may. */
const policyOf = (type: string) =>
  type === 'application/pdf'
    ? "frame-ancestors 'self'"
    : "default-src 'none'; sandbox; frame-ancestors 'self'";

/**
 * Serves files at the signed addresses that `fileSigner` makes, while the session that the address was given to stands and its
 * user still sees the file. Whatever is wrong with an address, there is nothing at it.
 */
export function mountDownloads(app: FastifyInstance, services: Services): void {
  app.get('/files/:tenant/:file', { compress: false }, async (request, reply) => {
    const asked = address.safeParse({ ...Object(request.query), ...Object(request.params) });
    if (!asked.success || !services.fileSigner.holds(asked.data)) throw refuse('not-found', { noun: 'file' });
    const { tenant, session, file, form, expires } = asked.data;
    const viewer = await services.sessions.viewerOf(tenant, session);
    const row = viewer && (await services.database.read(tenant, (db) => fileFor(db, viewer, file)));
    if (!row || (form === 'thumbnail' && !row.has_thumbnail)) throw refuse('not-found', { noun: 'file' });
    describe(reply, row, form, expires);
    return deliver(services, request, reply, row, form);
  });
}

function describe(reply: FastifyReply, row: FileRow, form: FileForm, expires: number): void {
  const type = form === 'thumbnail' ? 'image/webp' : row.type;
  const keepSeconds = Math.max(0, Math.floor((expires - Date.now()) / 1000));
  reply.headers({
    'content-type': type.startsWith('text/') ? `${type}; charset=${row.charset ?? 'utf-8'}` : type,
    'content-disposition': disposition(row.name, { type: isShown(type) ? 'inline' : 'attachment' }),
    'content-security-policy': policyOf(type),
    'x-content-type-options': 'nosniff',
    'cache-control': `private, max-age=${keepSeconds}, immutable`,
    'accept-ranges': 'bytes',
    etag: `"${row.sha256}${form === 'thumbnail' ? '-thumbnail' : ''}"`,
  });
}

async function deliver(
  { storage, log }: Services,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  row: FileRow,
  form: FileForm,
): Promise<FastifyReply> {
  const etag = reply.getHeader('etag');
  if (headers['if-none-match']?.split(/,\s*/).some((known) => known.replace(/^W\//, '') === etag))
    return reply.status(304).send();

  const applies = form === 'whole' && (headers['if-range'] === undefined || headers['if-range'] === etag);
  const range = applies ? rangeOf(headers.range, row.size) : 'all';
  if (range === 'none')
    return reply
      .status(416)
      .headers({ 'content-range': `bytes */${row.size}`, 'cache-control': 'no-store' })
      .send();

  const part = range === 'all' ? undefined : range;
  const kept = await storage.open(keyOf(row.tenant_id, row.id, form), part).catch((error) => {
    log.error({ err: error }, 'A file could not be read');
    throw unavailable('the place of uploads gives nothing back');
  });
  if (!kept) {
    log.error({ file: row.id }, 'The bytes of a file are missing');
    throw refuse('not-found', { noun: 'file' });
  }
  if (part) reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${kept.size}`);
  reply.header('content-length', part ? part.end - part.start + 1 : kept.size);
  return reply.send(kept.bytes);
}

/**
 * The part that a Range header asks for of `size` bytes. `all` where it asks for none, or for several, which
 * need not be honoured; `none` where there is nothing at that place.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'all';
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'all';
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : 'none';
}
