import { createHash } from 'node:crypto';
import { uploadLimitBytes } from '@kazi/contract/files';
import { newId } from '../database/ids.ts';
import { badInput, conflict, forbidden, found, tooLarge, unavailable } from '../http/errors.ts';
import { authed } from '../http/procedures.ts';
import type { Services } from '../services.ts';
import { createFile, deleteFile } from './commands.ts';
import { isPicture } from './kinds.ts';
import { fileName } from './name.ts';
import { mayDelete, mayUpload } from './policy.ts';
import { presentFile } from './present.ts';
import { fileFor, tasksWith } from './queries.ts';
import { recognise } from './recognise.ts';
import { keyOf } from './storage/key.ts';
import { thumbnailOf } from './thumbnail.ts';

const calls = authed.files;

const kindsInWords =
  'a picture (PNG, JPEG, WebP, GIF, AVIF), PDF, office document, text, CSV, Markdown, JSON, ZIP, sound or video';

/** What a file turns out to be, and its small picture where it is a picture. */
async function examine(bytes: Uint8Array, givenName: string) {
  if (bytes.length === 0) throw badInput({ file: 'must not be empty' });
  const kind = await recognise(bytes, givenName);
  if (!kind) throw badInput({ file: `must be ${kindsInWords}` });
  const thumbnail = isPicture(kind.type) ? await thumbnailOf(bytes) : undefined;
  if (isPicture(kind.type) && !thumbnail)
    throw badInput({ file: 'must be a whole picture of at most 50 megapixels' });
  return { name: fileName(givenName, kind), type: kind.type, thumbnail };
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
    throw unavailable();
  }
}

export const files = {
  upload: calls.upload.handler(async ({ input: { file }, context }) => {
    const { viewer, tenant, services } = context;
    if (!mayUpload(viewer)) throw forbidden('upload files');
    if (file.size > uploadLimitBytes) throw tooLarge(uploadLimitBytes);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { name, type, thumbnail } = await examine(bytes, file.name);
    const id = newId();
    await keep(services, [
      [keyOf(tenant, id), bytes],
      ...(thumbnail ? [[keyOf(tenant, id, 'thumbnail'), thumbnail] as const] : []),
    ]);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const has_thumbnail = thumbnail !== undefined;
    const row = await context.write((tx) =>
      createFile(tx, {
        id,
        name,
        type,
        size: bytes.length,
        sha256,
        has_thumbnail,
        uploaded_by: viewer.user.id,
      }),
    );
    return presentFile(row, services.addresses);
  }),

  get: calls.get.handler(async ({ input, context }) => {
    const row = found(await context.read((db) => fileFor(db, context.viewer, input.id)), 'file');
    return presentFile(row, context.services.addresses);
  }),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      const file = found(await fileFor(tx, context.viewer, input.id), 'file');
      if (!mayDelete(context.viewer, file)) throw forbidden('delete this file');
      const tasks = await tasksWith(tx, context.tenant, file.id);
      if (tasks > 0)
        throw conflict(
          `${file.name} is attached to ${tasks === 1 ? 'a task' : `${tasks} tasks`}. Remove it there first.`,
        );
      await deleteFile(tx, file);
      return { message: `${file.name} was deleted.` };
    }),
  ),
};
