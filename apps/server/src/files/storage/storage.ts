import type { Readable } from 'node:stream';

/** The forms that a file is kept in: as it was uploaded, and for pictures a small one. */
export type Form = 'whole' | 'thumbnail';

/** Bytes from `start` to `end`, both included. */
export interface Range {
  start: number;
  end: number;
}

/** Keeps the bytes of files. A key is that of `keyOf`. */
export interface FileStorage {
  /** Keeps bytes: once it resolves they stay, whatever happens; until then there are none, never some. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Opens what is kept, all or a range of it, with the size of all in bytes. Undefined where nothing is. */
  open(key: string, range?: Range): Promise<{ size: number; bytes: Readable } | undefined>;
  /** Removes what is kept, if anything is. */
  remove(key: string): Promise<void>;
  /** Everything kept for a tenant, remains of failed uploads included, with when it was put there. */
  list(tenant: string): AsyncIterable<{ key: string; at: Date }>;
}

export const keyOf = (tenant: string, file: string, form: Form = 'whole'): string =>
  `${tenant}/${file}${form === 'whole' ? '' : `.${form}`}`;
