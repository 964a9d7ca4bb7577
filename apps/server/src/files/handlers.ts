import { createHash } from 'node:crypto';
import { uploadLimitBytes } from '@kazi/contract/files';
import sharp from 'sharp';
import { lockById } from '../database/by-id.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/tenancy.ts';
import { authed } from '../http/procedures.ts';
import { badInput, found, refuse, tooLarge, unavailable } from '../refuse.ts';
import type { Services } from '../services.ts';
import { doneText } from '../texts/done.ts';
import { createFile, deleteFile, fileFor, mayDelete, mayUpload, presentFile, tasksWith } from './files.ts';
import { hasMacros, isPicture } from './kinds.ts';
import { fileName } from './name.ts';
import { lockQuota, refuseBeyondQuota } from './quota.ts';
import { keyOf } from './storage/key.ts';

const side = 320;
/** Beyond this a small file can fill the memory of a server. */
const pixelsAtMost = 50_000_000;
const secondsAtMost = 15;

/**
 * A small WebP of a picture, upright, with nothing of what the original says of place, time and camera. Of an
 * animation, the first frame. Undefined where the picture is broken or too large to be read.
 */
async function thumbnailOf(picture: Uint8Array): Promise<Buffer | undefined> {
  try {
    return await sharp(picture, { limitInputPixels: pixelsAtMost, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: secondsAtMost })
      .toBuffer();
  } catch {
    return undefined;
  }
}

const quality = 92;

/** The formats that cameras and phones write where and when a picture was taken into. */
const formatsWithMetadata = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * A picture without what it says of place, time and camera, upright and with its colours. One that says nothing is
 * given back byte by byte; another is written anew, since a turned picture cannot keep its bytes. The bytes of other
 * kinds stay as they are. Undefined where the picture cannot be read.
 */
async function withoutMetadata(bytes: Uint8Array, type: string): Promise<Uint8Array | undefined> {
  if (!formatsWithMetadata.has(type)) return bytes;
  try {
    const { exif, xmp, iptc, pages = 1, comments = [] } = await sharp(bytes).metadata();
    if (!exif && !xmp && !iptc && comments.length === 0) return bytes;
    const picture = sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error', animated: pages > 1 });
    const upright = pages > 1 ? picture : picture.autoOrient();
    return await upright
      .keepIccProfile()
      .jpeg({ quality, force: false })
      .webp({ quality, force: false })
      .png({ force: false })
      .timeout({ seconds: secondsAtMost })
      .toBuffer();
  } catch {
    return undefined;
  }
}

const calls = authed.files;

/** Refuses a file that holds malware, and every file while the scanner does not answer. */
async function refuseMalware({ scanner, log }: Services, bytes: Uint8Array, name: string): Promise<void> {
  if (!scanner) return;
  const verdict = await scanner.scan(bytes).catch((error) => {
    log.error({ err: error }, 'An upload could not be searched for malware');
    throw unavailable('clamd (CLAMD_URL) does not search files', 'scanner-unavailable');
  });
  if (verdict === 'clean') return;
  log.warn({ verdict }, 'An upload was refused');
  if (verdict === 'too large')
    throw refuse('file-beyond-scanner', { name }, { file: 'small-enough-to-scan' });
  throw refuse('file-holds-malware', { name, malware: verdict.malware }, { file: 'free-of-malware' });
}

/** What a file turns out to be, as it is kept, and its small picture where it is a picture. */
async function examine(services: Services, given: Uint8Array, givenName: string) {
  if (given.length === 0) throw badInput({ file: 'not-empty' });
  const examined = await services.examiner.examine({ bytes: given, name: givenName });
  if (!examined) throw badInput({ file: 'readable-file' });
  const { kind } = examined;
  const { type } = kind;
  if (hasMacros(type)) throw badInput({ file: 'without-macros' });
  const charset = type.startsWith('text/') ? (kind.charset ?? null) : null;
  const name = fileName(givenName, kind);
  await refuseMalware(services, given, name);
  const thumbnail = isPicture(type) ? await thumbnailOf(given) : undefined;
  const bytes = await withoutMetadata(given, type);
  if (!bytes || (isPicture(type) && !thumbnail)) throw badInput({ file: 'whole-picture' });
  const sha256 = bytes === given ? examined.sha256 : createHash('sha256').update(bytes).digest('hex');
  return { name, type, charset, bytes, sha256, thumbnail };
}

/** Keeps all forms of a file before anything speaks of it. */
async function keep(
  { storage, log }: Services,
  forms: readonly (readonly [key: string, bytes: Uint8Array])[],
) {
  try {
    await Promise.all(forms.map(([key, bytes]) => storage.put(key, bytes)));
  } catch (error) {
    log.error({ err: error }, 'An upload could not be kept');
    throw unavailable(
      'the place of uploads keeps nothing',
      isFull(error) ? 'no-room-for-files' : 'unavailable',
    );
  }
}

/** Whether a disk has no room left, or none for this account. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

export const files = {
  upload: calls.upload.handler(async ({ input: { file }, context }) => {
    const { viewer, tenant, services } = context;
    if (!mayUpload(viewer)) throw refuse('may-not', { what: 'upload-files' });
    if (file.size > uploadLimitBytes) throw tooLarge(uploadLimitBytes);
    const fits = (db: Db, size: number) =>
      refuseBeyondQuota(db, services.config, { tenant, user: viewer.user.id, size });
    await context.readShown((db) => fits(db, file.size)); // before anything is done for it
    const given = new Uint8Array(await file.arrayBuffer());
    const { bytes, thumbnail, ...described } = await examine(services, given, file.name);
    const id = newId();
    await keep(services, [
      [keyOf(tenant, id), bytes],
      ...(thumbnail ? [[keyOf(tenant, id, 'thumbnail'), thumbnail] as const] : []),
    ]);
    const has_thumbnail = thumbnail !== undefined;
    const entry = { ...described, id, size: bytes.length, has_thumbnail, uploaded_by: viewer.user.id };
    const row = await context.write(async (tx) => {
      await lockQuota(tx);
      await fits(tx, bytes.length);
      return createFile(tx, entry);
    });
    return presentFile(row, services.addresses);
  }),

  get: calls.get.handler(async ({ input, context }) => {
    const row = found(await context.readShown((db) => fileFor(db, context.viewer, input.id)), 'file');
    return presentFile(row, context.services.addresses);
  }),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      await lockById(tx, 'files', input.id, { deletion: true });
      const file = found(await fileFor(tx, context.viewer, input.id), 'file');
      if (!mayDelete(context.viewer, file)) throw refuse('may-not', { what: 'delete-this-file' });
      const tasks = await tasksWith(tx, context.tenant, file.id);
      if (tasks > 0) throw refuse('file-attached', { name: file.name, count: tasks });
      await deleteFile(tx, file);
      return { message: doneText(context.language, 'deleted', { name: file.name }) };
    }),
  ),
};
