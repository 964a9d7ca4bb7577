import type { Readable } from 'node:stream';

/** The forms that a file is kept in: as it was uploaded, and for pictures also a small one. */
export type FileForm = 'whole' | 'thumbnail';

/** A file's address is signed and expires, so that a picture is shown only to people who were given the address. */
export interface FileAddresses {
  /** Path to fetch the file from; the same for an hour, so that browsers can cache it, and valid for up to two. */
  of(tenant: string, file: string, form?: FileForm): string;
  /** Whether the parts of an address carry a valid signature and have not expired. */
  holds(address: {
    tenant: string;
    file: string;
    form: FileForm;
    expires: number;
    signature: string;
  }): boolean;
}

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Keeps the bytes of files by key. */
export interface FileStorage {
  /** Keeps bytes. Once it resolves they are durable; until then none are kept, never some. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Opens what is kept, all or a range of it, with the size of all in bytes. Undefined where nothing is kept. */
  open(key: string, range?: ByteRange): Promise<{ size: number; bytes: Readable } | undefined>;
  /** Removes what is kept, if anything is. */
  remove(key: string): Promise<void>;
  /** Everything kept for a tenant, remains of failed uploads included, with when it was put there. */
  list(tenant: string): AsyncIterable<{ key: string; at: Date }>;
}
