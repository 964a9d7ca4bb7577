/** A Kenyan mobile number in its canonical form, E.164 without the plus: `254` and nine digits. */
const canonical = /^254[17]\d{8}$/;

/** Reads a Kenyan mobile number written as `07…`, `01…`, `2547…`, `2541…` or with a plus; undefined for others. */
export function phoneOf(text: string): string | undefined {
  const digits = text.replace(/[\s()-]/g, '').replace(/^\+/, '');
  const phone = /^0[17]\d{8}$/.test(digits) ? `254${digits.slice(1)}` : digits;
  return canonical.test(phone) ? phone : undefined;
}

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
