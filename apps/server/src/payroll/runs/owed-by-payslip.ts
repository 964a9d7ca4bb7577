import { type Cents, cents } from '@kazi/contract/cents';
import type { Terms } from '@kazi/contract/payroll';
import { type Line, payeeOf } from '@kazi/payroll-ke';
import type { NamedDeduction, Owed } from '../../database/tables.ts';

/** To whom a line is owed, a scheme or a lender by its name; null for what the employer keeps. */
function creditorOf(line: Line, { terms, deductions }: Known): Omit<Owed, 'amount'> | null {
  const payee = payeeOf(line);
  const named = deductions.find(({ id }) => id === line.ref)?.name ?? '';
  switch (payee) {
    case null:
    case 'employer':
      return null;
    case 'health':
      return { authority: line.code === 'nhif' ? 'nhif' : 'shif', name: '' };
    case 'housing-levy':
      return { authority: 'ahl', name: '' };
    case 'private-scheme':
      return { authority: 'pension', name: terms?.tierTwoScheme ?? '' };
    case 'pension':
      return { authority: 'pension', name: terms?.pension?.scheme ?? '' };
    case 'medical-fund':
      return { authority: 'pension', name: 'Post-retirement medical fund' };
    case 'insurance':
      return { authority: 'deductions', name: 'Insurance' };
    case 'sacco':
    case 'other':
      return { authority: 'deductions', name: named };
    default:
      return { authority: payee, name: '' };
  }
}

interface Known {
  terms: Terms | null;
  deductions: readonly NamedDeduction[];
}

/** What lines of a payslip owe to authorities, schemes and lenders, the employer's shares included. */
export function owedBy(lines: readonly Line[], known: Known): Owed[] {
  const sums = new Map<string, Owed>();
  for (const line of lines) {
    const creditor = creditorOf(line, known);
    if (!creditor) continue;
    const key = `${creditor.authority} ${creditor.name}`;
    sums.set(key, { ...creditor, amount: cents((sums.get(key)?.amount ?? 0) + line.amount) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** The sum of what is owed. */
export const sumOwed = (owed: readonly Owed[]): Cents =>
  cents(owed.reduce((sum, { amount }) => sum + amount, 0));
