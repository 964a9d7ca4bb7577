import type { PayslipLine } from '@kazi/contract/payroll';

const codes: Record<PayslipLine['code'], string> = {
  basic: 'Basic pay',
  allowance: 'Allowance',
  'unpaid-leave': 'Unpaid leave',
  overtime: 'Overtime',
  bonus: 'Bonus',
  arrears: 'Arrears',
  'per-diem': 'Per diem',
  'per-diem-exempt': 'Per diem, free of tax',
  car: 'Car',
  housing: 'Housing',
  meals: 'Meals',
  'other-benefits': 'Other benefits',
  nssf: 'NSSF',
  'nssf-tier-1': 'NSSF, tier I',
  'nssf-tier-2': 'NSSF, tier II',
  'housing-levy': 'Affordable housing levy',
  nhif: 'NHIF',
  shif: 'Social health insurance (SHIF)',
  paye: 'Income tax (PAYE)',
  'personal-relief': 'Personal relief',
  'insurance-relief': 'Insurance relief',
  'housing-levy-relief': 'Housing levy relief',
  pension: 'Pension',
  'medical-fund': 'Post-retirement medical fund',
  insurance: 'Insurance premium',
  helb: 'Student loan (HELB)',
  loan: 'Loan',
  advance: 'Advance',
  sacco: 'SACCO',
  other: 'Other deduction',
  nita: 'Training levy (NITA)',
};

/** What a line is for, as a payslip on paper says it. */
export const wordsOf = ({ code, name }: Pick<PayslipLine, 'code' | 'name'>): string => {
  if (!name) return codes[code];
  return code === 'allowance' ? name : `${codes[code]}: ${name}`;
};

export const methods = {
  mpesa: 'M-Pesa',
  bank: 'Bank account',
  pesalink: 'Pesalink',
  wallet: 'Kazi wallet',
} as const;

const amounts = new Intl.NumberFormat('en-KE', { minimumFractionDigits: 2 });
/** An amount of cents without its currency: 1,234.50. */
export const inShillings = (amount: number): string => amounts.format(amount / 100);

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** A month such as 2026-02: February 2026. */
export const monthInWords = (month: string): string => months.format(new Date(`${month}-01`));

/** A part of a file's name that is safe everywhere. */
export const filePart = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
