const mobile = /^(?:\+?254|0)([17]\d{8})$/;

/** A Kenyan mobile number as people write it (`0712 345 678`) in international form; undefined for anything else. */
export function kenyanPhone(typed: string): string | undefined {
  const [, rest] = mobile.exec(typed.replace(/[\s()-]/g, '')) ?? [];
  return rest && `+254${rest}`;
}

/** A Kenyan number in international form as it is read: `+254 712 345 678`. */
export const readable = (phone: string): string =>
  phone.replace(/^(\+254)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
