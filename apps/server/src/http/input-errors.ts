import type { ValidationError } from '@orpc/contract';
import { speakPlainly } from '../config/plain-english.ts';
import { badInput, type Fields } from './errors.ts';

speakPlainly();

/** Names every bad field of a refused input, each with what would be right. */
export function fromValidation(error: ValidationError) {
  const fields: Fields = {};
  for (const issue of error.issues) {
    const path = (issue.path ?? [])
      .map((step) => String(typeof step === 'object' ? step.key : step))
      .join('.');
    fields[path] ??= issue.message;
  }
  return badInput(fields);
}
