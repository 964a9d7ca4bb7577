import { banks } from './banks.data.ts';

/** A bank as it is known here. */
export interface Bank {
  /** Two digits. */
  code: string;
  name: string;
}

/** Co-operative Bank, which carries internal transfers of the `coop` rail. */
export const coop = '11';

/** Equity Bank, which carries internal transfers of the `jenga` rail. */
export const equity = '68';

/** Finds a bank by its code however it is written: `1`, `01`, `011`, `0011`. Undefined where there is none. */
export function bankOf(written: string): Bank | undefined {
  if (!/^\d{1,4}$/.test(written)) return undefined;
  const code = String(Number(written)).padStart(2, '0');
  return banks.find((bank) => bank.code === code);
}

/** A canonical code as Co-op Connect wants it in a transfer: three digits. */
export const coopBankCode = (code: string): string => code.padStart(3, '0');

/** A canonical code as Co-op Connect wants it in a name check: four digits. */
export const coopRecipientBank = (code: string): string => code.padStart(4, '0');

/** A canonical code as Jenga wants it: two digits. */
export const jengaBankCode = (code: string): string => code;
