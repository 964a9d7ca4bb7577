import type { Readable } from 'node:stream';

/** The forms that a file is kept in: as it was uploaded, and for pictures also a small one. */
export type FileForm = 'whole' | 'thumbnail';

/** The addresses that a user fetches files from. */
export interface FileAddresses {
  /** Path to fetch the file from; the same for an hour, so that browsers can cache it, and valid for up to two. */
  of(tenant: string, file: string, form?: FileForm): string;
}

/** What an address names. */
export interface FileAddress {
  tenant: string;
  /** The session that it was given to. */
  session: string;
  file: string;
  form: FileForm;
  expires: number;
}

/**
 * A file's address is signed, expires, and ends with the session that it was given to, so that a picture is shown only
 * to people who were given the address, and for no longer than they may be here and see it.
 */
export interface FileSigner {
  addressesFor(session: string): FileAddresses;
  /** Whether the parts of an address carry a valid signature and have not expired. */
  holds(address: FileAddress & { signature: string }): boolean;
}

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Finds out what files are, apart from the thread that answers requests. */
export interface Examiner {
  /** The kind of a file and its hash. Undefined where it takes too long to be read. */
  examine(file: {
    bytes: Uint8Array;
    name: string;
  }): Promise<{ kind: { type: string; extension: string; charset?: string }; sha256: string } | undefined>;
  close(): Promise<void>;
}

/** What a search of a file for malware found: nothing, its name, or that the file is more than the search takes. */
export type ScanVerdict = 'clean' | 'too large' | { malware: string };

/** Searches files for malware. */
export interface Scanner {
  /** Throws where the scanner does not answer: then nothing is known of the file. */
  scan(bytes: Uint8Array): Promise<ScanVerdict>;
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
