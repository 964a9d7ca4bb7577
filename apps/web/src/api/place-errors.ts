import { toast } from '@kazi/ui/toast';
import { fieldErrors, messageOf } from './message.ts';

interface FormLike {
  getValues(): object;
  setErrors(errors: Record<string, string>): void;
}

/**
 * Puts what the server says of each field under that field. What belongs to no field of this form becomes a DANGER
 * toast. For a mutation's `onError`, together with `meta: { quiet: true }`.
 */
export function placeErrors(form: FormLike, error: unknown): void {
  const values = form.getValues();
  const problems = Object.entries(fieldErrors(error)).filter(([field]) => field in values);
  if (problems.length === 0) toast({ tone: 'DANGER', message: messageOf(error) });
  else form.setErrors(Object.fromEntries(problems));
}
