import * as z from 'zod';

/** Media types of the files that the API gives. */
const types = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const;

export type FileFormat = keyof typeof types;

/** An answer that is a file, of one of some formats. */
export const fileAs = (...formats: readonly FileFormat[]) =>
  z.file().mime(formats.map((format) => types[format]));
