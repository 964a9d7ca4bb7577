import { kenyanPhone } from '@kazi/contract/money/words';

/** A Kenyan mobile number in its canonical form, E.164 without the plus: `254` and nine digits. */
const canonical = /^254[17]\d{8}$/;

/** A Kenyan mobile number as people and rails write it in its canonical form; undefined for others. */
export const phoneOf = (written: string): string | undefined => kenyanPhone(written)?.slice(1);

/** Whether a number is written in the canonical form. */
export const isCanonicalPhone = (phone: string): boolean => canonical.test(phone);

/** Whether a number as a rail shows it, some digits perhaps masked by `*` or `X`, can be this canonical one. */
export function fitsPhone(shown: string, phone: string): boolean {
  const plain = shown.replace(/[\s+-]/g, '');
  const local = `0${phone.slice(3)}`;
  const ours = plain.startsWith('0') ? local : phone;
  if (plain.length !== ours.length || !/\d/.test(plain)) return false;
  return [...plain].every((sign, at) => sign === ours[at] || /[*xX]/.test(sign));
}
