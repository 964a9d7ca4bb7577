import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack as tar } from 'tar-stream';

/** An entry of an archive: a file, or a folder, which has no content. */
export interface Part {
  name: string;
  type: string;
  mode: number;
  content: Buffer;
}

/** The entries of a backup, as whoever can read it sees them. */
export async function partsOf(file: string, identity?: string): Promise<Part[]> {
  const bytes = await readFile(file);
  const decrypter = new Decrypter();
  if (identity) decrypter.addIdentity(identity);
  const entries = extract();
  entries.end(zstdDecompressSync(identity ? await decrypter.decrypt(bytes) : bytes));
  const parts: Part[] = [];
  for await (const entry of entries) {
    const { name, type, mode } = entry.header;
    parts.push({ name, type: type ?? 'file', mode, content: await buffer(entry) });
  }
  return parts;
}

/** Writes an archive of these entries, as whoever knows the format can, for a recipient of age where one is given. */
export async function writeParts(file: string, parts: readonly Part[], recipient?: string): Promise<void> {
  const pack = tar();
  const written = buffer(Readable.from(pack));
  for (const { name, type, mode, content } of parts) {
    if (type === 'directory') pack.entry({ name, type, mode });
    else if (type === 'symlink') pack.entry({ name, type, mode, linkname: content.toString() });
    else pack.entry({ name, mode, size: content.length }, content);
  }
  pack.finalize();
  const packed = zstdCompressSync(await written);
  const encrypter = new Encrypter();
  if (recipient) encrypter.addRecipient(recipient);
  await writeFile(file, recipient ? await encrypter.encrypt(packed) : packed);
}
