import * as z from 'zod';

/** Of the archive; raised when an earlier version could not restore it. The first one was not signed. */
export const format = 2;

/** The archive's first entry. */
export const manifestName = 'kazi-backup.json';
/** Its last one: the signature of all before it. */
export const signatureName = 'kazi-backup.sig';

const unsigned = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  holdsUploads: z.boolean(),
});

const signed = unsigned.extend({
  format: z.literal(format),
  /** What the file was called: another backup, put in its place, is told by it. */
  name: z.string(),
  /** The version that has written it. */
  version: z.string(),
  database: z.object({
    version: z.string().nullable(),
    serves: z.string().nullable(),
    last: z.string().nullable(),
  }),
});

export const manifest = z.discriminatedUnion('format', [unsigned, signed]);

export type Manifest = z.infer<typeof manifest>;
/** Of the archives that this version writes. */
export type SignedManifest = z.infer<typeof signed>;

/** Where in the archive is what. */
export const places = {
  secret: 'secret',
  uploads: 'uploads',
  database: 'database',
  passwords: 'passwords.json',
} as const;
