import type { Line } from './lines.ts';

/** The payees of lines. `employer` keeps what is repaid to it. */
export type Payee =
  | 'paye'
  | 'nssf'
  | 'private-scheme'
  | 'health'
  | 'housing-levy'
  | 'nita'
  | 'helb'
  | 'pension'
  | 'medical-fund'
  | 'insurance'
  | 'sacco'
  | 'employer'
  | 'other';

/** The payee of a deduction or an employer's share; earnings, benefits and reliefs have none. */
export function payeeOf({ kind, code, why }: Line): Payee | null {
  if (kind === 'earning' || kind === 'benefit' || kind === 'relief') return null;
  if (why.rule === 'tier') return why.to;
  if (why.rule === 'owed' && why.half !== null) return 'employer';
  switch (code) {
    case 'nhif':
    case 'shif':
      return 'health';
    case 'nssf':
    case 'paye':
    case 'housing-levy':
    case 'nita':
    case 'helb':
    case 'pension':
    case 'medical-fund':
    case 'insurance':
    case 'sacco':
      return code;
    default:
      return 'other';
  }
}
