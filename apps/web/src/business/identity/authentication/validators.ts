import { hidesCharacters, holdsAddress } from '@kazi/contract/checks';
import { passwordMinLength } from '@kazi/contract/limits';
import type { TFunction } from 'i18next';

/** What is wrong with a value, in the reader's language; undefined where nothing is. */
export type Validator = (value: string) => string | undefined;

/** What can be said about a value before asking the server, which has the last word. */
export function validatorsIn(t: TFunction<'authentication'>) {
  const required: Validator = (value) => (value.trim() === '' ? t('checks.required') : undefined);
  const name: Validator = (value) =>
    required(value) ?? (hidesCharacters(value) || holdsAddress(value) ? t('checks.name') : undefined);
  const address: Validator = (value) =>
    /^\S+@\S+\.\S+$/.test(value.trim()) ? undefined : t('checks.address');
  const newPassword: Validator = (value) =>
    value.length < passwordMinLength ? t('checks.passwordShort', { count: passwordMinLength }) : undefined;
  return { required, name, address, newPassword };
}
