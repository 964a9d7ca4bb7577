import { cents } from '@kazi/contract/cents';
import { languages } from '@kazi/contract/identity';
import type { PayslipLine, PayslipOpened } from '@kazi/contract/payroll';
import { expect, test } from 'vitest';
import { linesOfPdf, readPdf } from '../../../test/pdf.ts';
import { type Language, readerIn } from '../../texts/reader.ts';
import { payslipFile } from './pdf.ts';

const id = '019c0000-0000-7000-8000-000000000000';

const line = (
  kind: PayslipLine['kind'],
  code: PayslipLine['code'],
  amount: number,
  name = '',
): PayslipLine => ({
  kind,
  code,
  name,
  amount: cents(amount),
  earlier: cents(0),
  left: null,
  why: { rule: 'given' },
});

const slip: PayslipOpened = {
  id,
  run: id,
  month: '2026-02',
  kind: 'pay',
  offCycle: null,
  employee: { id, number: 'E001', name: 'Wanjirũ محمد' },
  gross: cents(120_000_00),
  deductions: cents(20_000_00),
  net: cents(100_000_00),
  currency: 'KES',
  payDay: '2026-02-27',
  payout: 'arrived',
  employer: { name: 'Safari Ltd', kraPin: 'P051234567X' },
  person: {
    id,
    number: 'E001',
    firstName: 'Wanjirũ',
    lastName: 'محمد',
    jobTitle: 'Accountant',
    department: 'w'.repeat(80),
    joinedOn: '2026-01-01',
    leftOn: null,
    residence: 'resident',
    employment: 'primary',
    kraPin: 'A012345678Z',
    identity: { kind: 'national-id', number: '30123456' },
    nssfNumber: null,
    shaNumber: null,
    phone: null,
    disabilityCertificate: null,
  },
  lines: [
    line('earning', 'basic', 110_000_00),
    line('earning', 'bonus', 10_000_00, 'Bonus'),
    line('statutory', 'paye', 20_000_00),
  ],
  taxable: cents(110_000_00),
  cost: cents(125_000_00),
  yearToDate: {
    gross: cents(120_000_00),
    deductions: cents(20_000_00),
    tax: cents(20_000_00),
    net: cents(100_000_00),
  },
  monthToDate: null,
  paidTo: [
    { method: 'mpesa', number: '+254 ••• ••• 678', amount: cents(100_000_00), receipt: 'SBK7', at: null },
  ],
  reverses: null,
  reversedBy: null,
  may: { reverse: false, unreverse: false },
};

const drawn = async (language: Language) =>
  new Uint8Array(await (await payslipFile(slip, readerIn(language), { isLocked: false })).arrayBuffer());

test.each([
  ['en', ['Payslip, February 2026', 'Basic salary|110,000.00', 'Bonus|10,000.00', 'Net pay|KES 100,000.00']],
  ['sw', ['Hati ya mshahara, Februari 2026', 'Mshahara wa msingi|110,000.00', 'Bonasi|10,000.00']],
  ['fr', ['Bulletin de paie, février 2026', 'Salaire de base|110 000,00', 'Prime|10 000,00']],
] as const)('in %s, words, month and amounts are of that language', async (language, expected) => {
  const lines = linesOfPdf(await drawn(language)).map((one) => one.replaceAll(/\s/g, ' '));
  expect(lines).toEqual(expect.arrayContaining([...expected]));
});

test('in Arabic amounts stand at the left and words at the right, letters from the right and digits from the left', async () => {
  const lines = linesOfPdf(await drawn('ar')).map((one) => one.replaceAll('\u00a0', ' '));
  // As seen from the left: lām with alif is one shape.
  const basic = [...'الراتب ', 'ا', 'لأ', ...'ساسي'].reverse().join('');
  expect(lines).toContain(`110,000.00|${basic}`);
  expect(lines.some((one) => /^KES\|? \|?100,000\.00\|/.test(one))).toBe(true);
  expect(lines.some((one) => one.includes('+254 ••• ••• 678'))).toBe(true);
});

test.each(languages)('in %s all of it is on one page, between the margins', async (language) => {
  const pages = readPdf(await drawn(language));
  expect(pages).toHaveLength(1);
  for (const { x, y } of pages.flat()) {
    expect(x).toBeGreaterThanOrEqual(43.9);
    expect(x).toBeLessThan(552);
    expect(y).toBeGreaterThan(44);
  }
});
