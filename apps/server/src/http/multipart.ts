import { Busboy } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { refuse, tooLarge } from '../refuse.ts';

/** What a form may hold. A name or a header beyond this is no mistake of a browser. */
const limits = {
  files: 4,
  fields: 20,
  parts: 24,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

const malformed = () => refuse('malformed-multipart');

/**
 * Reads a form as it arrives, a piece at a time, so that other requests are answered in between. Its files stay in
 * memory, which the route's limit of the body bounds.
 */
export function readMultipart(request: FastifyRequest, body: NodeJS.ReadableStream): Promise<FormData> {
  const most = request.routeOptions.bodyLimit;
  const type = request.headers['content-type'] ?? '';
  return new Promise((resolve, reject) => {
    const form = new FormData();
    let size = 0;
    const giveUp = (error: Error) => {
      body.removeAllListeners('data');
      body.resume(); // what still comes is thrown away
      reject(error);
    };
    if (Number(request.headers['content-length']) > most) return giveUp(tooLarge(most));
    const reader = openReader(type);
    if (!reader) return giveUp(malformed());
    reader.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) giveUp(refuse('form-field-too-long'));
      else form.append(name, value);
    });
    reader.on('file', (name, stream, fileName, _encoding, mimeType) => {
      const chunks: Buffer<ArrayBuffer>[] = [];
      stream.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
      stream.on('error', () => giveUp(malformed()));
      stream.on('end', () => form.append(name, new File(chunks, fileName ?? '', { type: mimeType })));
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      reader.on(limit, () => giveUp(refuse('form-too-many-parts')));
    reader.on('error', () => giveUp(malformed()));
    reader.on('finish', () => resolve(form));
    body.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) return giveUp(tooLarge(most));
      reader.write(chunk);
    });
    body.on('end', () => reader.end());
    body.on('error', () => giveUp(malformed()));
  });
}

function openReader(type: string) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    return undefined; // no boundary, or no form at all
  }
}
