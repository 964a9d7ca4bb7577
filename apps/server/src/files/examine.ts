import { createHash } from 'node:crypto';
import type { Kind } from './kinds.ts';
import { recognise } from './recognise.ts';

/** What was found out about a file: its kind, and its hash in hexadecimal. */
export interface Examined {
  kind: Kind;
  sha256: string;
}

/** What all bytes of a file have to be looked at for. Runs in a worker, see `openExaminer`. */
export default async function examine(file: { bytes: Uint8Array; name: string }): Promise<Examined> {
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  return { kind: await recognise(file.bytes, file.name), sha256 };
}
