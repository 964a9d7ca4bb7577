import { codeTable } from '../codes.ts';

/** Codes that say for sure that a transfer was not made. */
export const reasons = codeTable({
  '401': 'credentials',
  '401101': 'credentials',
  '900100': 'credentials',
  '900101': 'credentials',
  '103101': 'receiver-invalid',
  '103102': 'receiver-invalid',
  '103104': 'insufficient',
  '103105': 'limit',
  '103106': 'rejected',
  '103107': 'amount',
  '104101': 'receiver-invalid',
  '104102': 'limit',
  '104103': 'insufficient',
  '104104': 'rejected',
  '104107': 'rejected',
  '118108': 'insufficient',
  '400103': 'receiver-invalid',
  '400104': 'insufficient',
  '400111': 'rejected',
  '400113': 'limit',
});

/**
 * Codes that leave open what became of a transfer: a reference used before, a fault on the way, and 400105, of which
 * Jenga itself says "failed with unknown status".
 */
export const undecided: ReadonlySet<string> = new Set([
  '103108',
  '103109',
  '104105',
  '104106',
  '400101',
  '400105',
  '400106',
  '400107',
  '400108',
  '400109',
  '400112',
]);

/** Our signature is wrong, which Jenga answers with a 401 too. */
export const badSignature = '900100';
