import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, type Header, type Pack, pack as tar } from 'tar-stream';
import { fileProblem, ifMissing } from '../config/file-problem.ts';
import { flushFolder } from '../config/kept-file.ts';
import { StartError } from '../config/start-error.ts';
import { identityOf } from '../database/embedded/processes.ts';
import { signatureName } from './manifest.ts';
import type { Signer } from './signature.ts';

/** With what an encrypted archive begins: the format of https://age-encryption.org/v1. */
const encryptedMark = 'age-encryption.org/';

const chunkBytes = 1024 * 1024;

/** An archive that is being written, and what its signature will be of. */
export interface Archive {
  pack: Pack;
  digest: Hash;
}

/** A file or folder of an archive that is being read. Its content is read to its end. */
export interface Entry {
  header: Header;
  content: AsyncIterable<Uint8Array>;
}

/** An entry as it is written. */
interface NewEntry {
  name: string;
  type?: 'directory';
  size?: number;
  mode: number;
  mtime?: Date;
}

/** What of an entry is signed beside its content: where it goes, what it is and how much of it there is. */
const signedHeader = ({ name, type, mode, size }: NewEntry | Header): string =>
  `${JSON.stringify([name.replace(/\/$/, ''), type ?? 'file', mode, size ?? 0])}\n`;

/**
 * Writes an archive: tar, signed, compressed by zstd, encrypted by age where a recipient (`age1…`) is given. It comes to its
 * place once it is whole and on the disk; where anything fails, nothing is left of it, nor of one that was killed earlier.
 * @throws a StartError where the recipient is none, or nothing can be written there.
 */
export async function writeArchive(
  file: string,
  { recipient, signer }: { recipient: string | undefined; signer: Signer },
  fill: (archive: Archive) => Promise<void>,
): Promise<void> {
  const encrypter = recipient ? encrypterFor(recipient) : undefined;
  const part = `${file}.kazi-${process.pid}.part`;
  const pack = tar();
  const archive = { pack, digest: createHash('sha256') };
  // The checksum tells a damaged archive where no encryption does.
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  try {
    await removeLeftOver(dirname(file));
    const target = createWriteStream(part, { mode: 0o600, flush: true });
    await once(target, 'open');
    const filled = fill(archive)
      .then(() => addText(archive, signatureName, signer.sign(archive.digest.copy().digest())))
      .then(
        () => pack.finalize(),
        (error) => pack.destroy(error),
      );
    await Promise.all([filled, pipeline(Readable.from(pack), compress, encryptedBy(encrypter), target)]);
    await rename(part, file);
    await flushFolder(dirname(file));
  } catch (error) {
    pack.destroy();
    await rm(part, { force: true }).catch(() => undefined); // where even this is refused, so was the writing
    throw fileProblem(error, `${file} cannot be written`, 'Nothing is left of it.');
  }
}

/** What a backup leaves behind that is killed: the process that its name tells of is gone. */
async function removeLeftOver(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(/\.kazi-(\d+)\.part$/.exec(name)?.[1]);
    if (pid > 0 && !identityOf(pid)) await rm(join(folder, name), { force: true });
  }
}

/** What an archive that was read to its end is known by. */
export interface Seal {
  digest: Buffer;
  /** Undefined where it was not signed. */
  signature: string | undefined;
}

/**
 * Reads an archive, each of its entries in turn. Gives what its signature is verified by: until then nothing of it is to be
 * believed.
 * @throws a StartError where it cannot be read: no archive, the wrong identity, not encrypted though there is one, damaged
 * or cut short.
 */
export async function readArchive(
  file: string,
  identity: string | undefined,
  each: (entry: Entry) => Promise<void>,
): Promise<Seal> {
  const isEncrypted = (await firstBytes(file, encryptedMark.length)) === encryptedMark;
  if (isEncrypted && !identity)
    throw new StartError(`${file} is encrypted: give the identity of its recipient as BACKUP_IDENTITY.`);
  if (!isEncrypted && identity)
    throw new StartError(
      `${file} is not encrypted, and BACKUP_IDENTITY says that yours are: it may not be yours. Leave BACKUP_IDENTITY out for one that you did not encrypt.`,
    );
  const entries = extract();
  const read = pipeline(
    createReadStream(file),
    decryptedBy(isEncrypted ? identity : undefined),
    createZstdDecompress(),
    entries,
  );
  // Told by the loop below, which it ends.
  read.catch(() => undefined);
  const digest = createHash('sha256');
  let [signature, own]: [string | undefined, unknown] = [undefined, undefined];
  const readOne = async (header: Header, source: AsyncIterable<unknown>) => {
    if (signature !== undefined) throw new StartError(`${file} goes on behind its signature.`);
    if (header.name === signatureName) signature = await text(bytesOf(source));
    else {
      digest.update(signedHeader(header));
      await each({ header, content: bytesOf(source, digest) });
    }
  };
  try {
    for await (const entry of entries)
      await readOne(entry.header, entry).catch((error) => {
        // Once the reading has failed, so does what depends on it.
        if (!entries.destroying) own = error;
        throw error;
      });
    await read;
    return { digest: digest.digest(), signature };
  } catch (error) {
    if (error === own) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `${file} cannot be read (${reason}): it is no backup of Kazi, is damaged, or is for another identity.`,
    );
  }
}

/** The bytes of an entry, as they go into the digest where one is given. */
async function* bytesOf(source: AsyncIterable<unknown>, digest?: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('An entry is made of bytes');
    digest?.update(chunk);
    yield chunk;
  }
}

/** Adds a file as long as it is now: what grows meanwhile is cut, what shrinks is filled up, what is gone is left out. */
export async function addFile(archive: Archive, name: string, path: string): Promise<void> {
  const file = await open(path).catch(ifMissing);
  if (!file) return;
  try {
    const { size, mode, mtime } = await file.stat();
    await addEntry(archive, { name, size, mode: mode & 0o777, mtime }, exactly(size, file));
  } finally {
    await file.close();
  }
}

/** Adds a file whose content is at hand. */
export const addText = (archive: Archive, name: string, text: string): Promise<void> => {
  const bytes = Buffer.from(text);
  return addEntry(archive, { name, size: bytes.length, mode: 0o600 }, [bytes]);
};

/** Adds a folder, which may stay empty. */
export const addFolder = ({ pack, digest }: Archive, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const header: NewEntry = { name, type: 'directory', mode: 0o700 };
    digest.update(signedHeader(header));
    pack.entry(header, (error) => (error ? reject(error) : resolve()));
  });

async function addEntry(
  { pack, digest }: Archive,
  header: NewEntry,
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  digest.update(signedHeader(header));
  const { promise: packed, resolve, reject } = Promise.withResolvers<void>();
  // Where reading fails first, nobody waits for this any more.
  packed.catch(() => undefined);
  const entry = pack.entry(header, (error) => (error ? reject(error) : resolve()));
  for await (const chunk of bytes) {
    digest.update(chunk);
    if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), packed]);
  }
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
