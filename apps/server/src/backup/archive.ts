import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { type Extract, extract, type Pack, pack as tar } from 'tar-stream';
import { ifMissing } from '../config/if-missing.ts';
import { StartError } from '../config/start-error.ts';

/** With what an encrypted archive begins: the format of https://age-encryption.org/v1. */
const encryptedMark = 'age-encryption.org/';

const chunkBytes = 1024 * 1024;

/** A file or folder of an archive that is being read. */
export type Entry = Extract extends AsyncIterable<infer One> ? One : never;

/**
 * Writes an archive: tar, compressed by zstd, encrypted by age where a recipient (`age1…`) is given. It comes to its place
 * once it is whole and on the disk; where anything fails, nothing is left of it.
 * @throws a StartError where the recipient is none.
 */
export async function writeArchive(
  file: string,
  recipient: string | undefined,
  fill: (pack: Pack) => Promise<void>,
): Promise<void> {
  const encrypter = recipient ? encrypterFor(recipient) : undefined;
  const part = `${file}.part`;
  const pack = tar();
  // The checksum tells a damaged archive where no encryption does.
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const target = createWriteStream(part, { mode: 0o600, flush: true });
  const filled = fill(pack).then(
    () => pack.finalize(),
    (error) => pack.destroy(error),
  );
  try {
    await Promise.all([filled, pipeline(Readable.from(pack), compress, encryptedBy(encrypter), target)]);
    await rename(part, file);
  } catch (error) {
    pack.destroy();
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Reads an archive, each of its entries in turn.
 * @throws a StartError where it cannot be read: no archive, the wrong identity, damaged or cut short.
 */
export async function readArchive(
  file: string,
  identity: string | undefined,
  each: (entry: Entry) => Promise<void>,
): Promise<void> {
  const isEncrypted = (await firstBytes(file, encryptedMark.length)) === encryptedMark;
  if (isEncrypted && !identity)
    throw new StartError(`${file} is encrypted: give the identity of its recipient as BACKUP_IDENTITY.`);
  const entries = extract();
  const read = pipeline(
    createReadStream(file),
    decryptedBy(isEncrypted ? identity : undefined),
    createZstdDecompress(),
    entries,
  );
  // Told by the loop below, which it ends.
  read.catch(() => undefined);
  let own: unknown;
  try {
    for await (const entry of entries)
      await each(entry).catch((error) => {
        // Once the reading has failed, so does what depends on it.
        if (!entries.destroying) own = error;
        throw error;
      });
    await read;
  } catch (error) {
    if (error === own) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `${file} cannot be read (${reason}): it is no backup of Kazi, is damaged, or is for another identity.`,
    );
  }
}

/** Adds a file as long as it is now: what grows meanwhile is cut, what shrinks is filled up, what is gone is left out. */
export async function addFile(pack: Pack, name: string, path: string): Promise<void> {
  const file = await open(path).catch(ifMissing);
  if (!file) return;
  try {
    const { size, mode, mtime } = await file.stat();
    await addEntry(pack, { name, size, mode: mode & 0o777, mtime }, exactly(size, file));
  } finally {
    await file.close();
  }
}

/** Adds a file whose content is at hand. */
export const addText = (pack: Pack, name: string, text: string): Promise<void> => {
  const bytes = Buffer.from(text);
  return addEntry(pack, { name, size: bytes.length, mode: 0o600 }, [bytes]);
};

/** Adds a folder, which may stay empty. */
export const addFolder = (pack: Pack, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    pack.entry({ name, type: 'directory', mode: 0o700 }, (error) => (error ? reject(error) : resolve()));
  });

async function addEntry(
  pack: Pack,
  header: { name: string; size: number; mode: number; mtime?: Date },
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  const { promise: packed, resolve, reject } = Promise.withResolvers<void>();
  // Where reading fails first, nobody waits for this any more.
  packed.catch(() => undefined);
  const entry = pack.entry(header, (error) => (error ? reject(error) : resolve()));
  for await (const chunk of bytes)
    if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), packed]);
  entry.end(null);
  await packed;
}

async function* exactly(size: number, file: FileHandle): AsyncGenerator<Buffer> {
  let left = size;
  while (left > 0) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(Math.min(left, chunkBytes)));
    if (bytesRead === 0) break;
    left -= bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
  for (; left > 0; left -= chunkBytes) yield Buffer.alloc(Math.min(left, chunkBytes));
}

async function firstBytes(file: string, count: number): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

function encrypterFor(recipient: string): Encrypter {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new StartError('BACKUP_RECIPIENT must be a whole recipient of age (age1… of 62 characters).');
  }
  return encrypter;
}

const encryptedBy = (encrypter: Encrypter | undefined) =>
  async function* (plain: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    if (!encrypter) return yield* plain;
    yield* await encrypter.encrypt(ReadableStream.from(plain));
  };

const decryptedBy = (identity: string | undefined) =>
  async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    if (!identity) return yield* bytes;
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    yield* await decrypter.decrypt(ReadableStream.from(bytes));
  };
