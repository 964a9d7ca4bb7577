import { codeTable } from '../codes.ts';

/** What the bank's codes mean; 0 is success, and 1 and 2 speak of the whole message (see `outcome.ts`). */
export const reasons = codeTable({
  '-2': 'rejected',
  '-3': 'amount',
  '-5': 'amount',
  '-6': 'limit',
  '-8': 'credentials',
  '-9': 'currency',
  '-10': 'receiver-invalid',
  '-11': 'rejected',
  '-15': 'receiver-invalid',
  '-16': 'limit',
  '-19': 'receiver-invalid',
  '-20': 'receiver-invalid',
  '900901': 'credentials',
  '900902': 'credentials',
});

/** A reference was used before (-1, -12) or the bank ran out of time (-4): what became of it must be asked. */
export const undecided: ReadonlySet<string> = new Set(['-1', '-4', '-12']);

/** The bank knows no such reference. */
export const unknownReference = '-13';
