import type { TFunction } from 'i18next';

/** What is wrong with a value, in the reader's language; undefined where nothing is. */
export type Check = (value: string) => string | undefined;

/** As the contract asks of a new password. */
export const passwordMin = 10;

/** What can be said about a value before asking the server, which has the last word. */
export function checksIn(t: TFunction<'signed-out'>) {
  const required: Check = (value) => (value.trim() === '' ? t('checks.required') : undefined);
  const address: Check = (value) =>
    required(value) ?? (/^\S+@\S+\.\S+$/.test(value.trim()) ? undefined : t('checks.address'));
  const newPassword: Check = (value) =>
    required(value) ??
    (value.length < passwordMin ? t('checks.passwordShort', { count: passwordMin }) : undefined);
  return { required, address, newPassword };
}
