import type { FileForm } from '../../ports/files.ts';

/** The key that a form of a file is kept under. */
export const keyOf = (tenant: string, file: string, form: FileForm = 'whole'): string =>
  `${tenant}/${file}${form === 'whole' ? '' : `.${form}`}`;
