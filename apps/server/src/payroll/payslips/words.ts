import type { Cents } from '@kazi/contract/cents';
import type { PayslipLine } from '@kazi/contract/payroll';
import { isolated, type Reader, readerIn } from '../../texts/reader.ts';

const english = readerIn('en');

/** What a line is for, as a payslip on paper says it. */
export function wordsOf(
  { code, name }: Pick<PayslipLine, 'code' | 'name'>,
  { papers }: Pick<Reader, 'papers'>,
): string {
  const line = papers(`line.${code}`);
  // An imported bonus is called Bonus, which says no more than its line.
  if (!name || name === english.papers(`line.${code}`)) return line;
  return code === 'allowance' ? isolated(name) : papers('payslip.named', { line, name });
}

const amounts = new Intl.NumberFormat('en-KE', { minimumFractionDigits: 2 });
/** An amount of cents without its currency, as forms of the tax authority have it: 1,234.50. */
export const inShillings = (amount: Cents): string => amounts.format(amount / 100);

/** A part of a file's name that is safe everywhere. */
export const filePart = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
