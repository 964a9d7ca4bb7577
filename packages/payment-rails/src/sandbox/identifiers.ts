import { createHash } from 'node:crypto';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** So many letters and digits that follow from a text, the same each time. */
function letters(text: string, length: number): string {
  const bytes = createHash('sha256').update(text).digest();
  return Array.from({ length }, (_, at) => alphabet[(bytes[at] ?? 0) % alphabet.length]).join('');
}

/** The sandbox's own reference of an order. */
export const railReferenceOf = (reference: string): string => `SBX${letters(`order ${reference}`, 12)}`;

/** A receipt in the form of M-Pesa's, ten letters and digits. */
export const receiptOf = (reference: string): string => `S${letters(`receipt ${reference}`, 9)}`;
