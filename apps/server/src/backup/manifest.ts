import * as z from 'zod';

/** Of the archive; raised when an earlier version could not restore it. */
export const format = 1;

/** The archive's first entry. */
export const manifestName = 'kazi-backup.json';

export const manifest = z.object({
  format: z.literal(format),
  takenAt: z.iso.datetime(),
  holdsUploads: z.boolean(),
});

export type Manifest = z.infer<typeof manifest>;

/** Where in the archive is what. */
export const places = {
  secret: 'secret',
  uploads: 'uploads',
  database: 'database',
  passwords: 'passwords.json',
} as const;
