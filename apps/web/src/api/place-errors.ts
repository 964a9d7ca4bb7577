import { toast } from '@kazi/ui/toast';
import { fieldErrors, messageOf, property, refusalOf } from './message.ts';

/** A form of Mantine. */
export interface FormLike {
  getValues(): object;
  setErrors(errors: Record<string, string>): void;
}

/** Says why a call failed, but for what the client has asked about itself: who would not prove who they are has just said so. */
export function toastFailure(error: unknown): void {
  if (!refusalOf(error)) toast({ tone: 'DANGER', message: messageOf(error) });
}

/**
 * Puts what the server says of each field under that field. What belongs to no field of this form becomes a DANGER
 * toast. Where the form is a part of the input, `prefix` is its path, such as `input.`.
 */
export function placeErrors(form: FormLike, error: unknown, prefix = ''): void {
  const values = form.getValues();
  const problems = Object.entries(fieldErrors(error))
    .filter(([field]) => field.startsWith(prefix))
    .map(([field, problem]) => [field.slice(prefix.length), problem] as const)
    .filter(([field]) => isIn(values, field));
  if (problems.length === 0) toastFailure(error);
  else form.setErrors(Object.fromEntries(problems));
}

/** Whether the values have a field of this path, such as `payTo.account`. Items of plain lists have no field. */
function isIn(values: object, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  if (!Object.hasOwn(values, name)) return false;
  if (rest.length === 0) return !Array.isArray(values);
  const inner = property(values, name);
  return typeof inner === 'object' && inner !== null && isIn(inner, rest.join('.'));
}
