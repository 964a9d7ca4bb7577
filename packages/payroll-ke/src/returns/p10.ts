import { checkKraPin } from '../identifiers.ts';
import type { Housing } from '../payslip/input.ts';
import type { Line, LineCode, LineKind } from '../payslip/lines.ts';
import type { Tax } from '../payslip/tax.ts';
import type { Month, Table } from '../rates/dated.ts';
import { type Cents, sum } from '../rounding.ts';
import { decimals, type FiledPerson, type Form, formOf, problemsOf, type ReturnFile } from './file.ts';

/** An employee's month as the return of PAYE shows it. */
export interface P10Row {
  readonly person: FiledPerson;
  readonly residence: 'resident' | 'non-resident';
  readonly employment: 'primary' | 'secondary';
  /** Number of the certificate, for a person whose pay is exempt for a disability. */
  readonly exemptionCertificate: string | null;
  readonly housing: Housing['type'] | null;
  readonly lines: readonly Pick<Line, 'kind' | 'code' | 'amount'>[];
  readonly tax: Tax;
}

/** The simplified return. The sheets before it are not offered: their layout from April 2024 on is not known. */
const forms: Table<Form> = {
  name: 'form-p10',
  rows: [
    {
      from: '2025-07',
      version: 'simplified-2025',
      format: 'csv',
      sheet: 'B_Employees_Dtls_Simp',
      header: null,
      source: 'KRA, public notice of 23 June 2025, mandatory from 1 July 2025',
    },
  ],
};

/** As the lists of the workbook have them, whose apostrophes are their own. */
const words = {
  residence: { resident: 'Resident', 'non-resident': 'Non-Resident' },
  employment: { primary: 'Primary Employee', secondary: 'Secondary Employee' },
  housing: {
    none: 'Benefit not given',
    'employer-owned': "Employer's Owned House",
    'employer-rented': "Employer's Rented House",
    farm: 'Agriculture Farm',
    director: 'House to Non full time service Director',
  },
} as const;

/**
 * The rows of KRA's "Import CSV". The sheet computes gross pay, taxable pay and PAYE itself: they are left empty,
 * unless `computed` asks for them.
 */
export function p10(month: Month, rows: readonly P10Row[], { computed = false } = {}): ReturnFile {
  const form = formOf(forms, month);
  const check = problemsOf();
  const cells = rows.map((row, at) => {
    const { person, exemptionCertificate: certificate } = row;
    check.require(at, 'kraPin', person.kraPin, checkKraPin);
    check.once(at, 'kraPin', person.kraPin);
    if (certificate !== null) check.require(at, 'exemptionCertificate', certificate, checkCertificate);
    const names = [
      check.name(at, 'otherNames', person.otherNames),
      check.name(at, 'surname', person.surname),
    ];
    return [
      person.kraPin,
      names.join(' '),
      words.residence[row.residence],
      words.employment[row.employment],
      certificate === null ? 'No' : 'Yes',
      certificate ?? '',
      ...amountsOf(row, computed),
    ];
  });
  return { ...form, rows: cells, problems: check.problems };
}

/** Total Cash Pay to Self-Assessed PAYE. */
function amountsOf({ lines, tax, housing }: P10Row, computed: boolean): string[] {
  const of = (kind: LineKind, ...codes: LineCode[]): Cents =>
    sum(lines.map((line) => (line.kind === kind && codes.includes(line.code) ? line.amount : 0)));
  const toNssf = of('statutory', 'nssf', 'nssf-tier-1', 'nssf-tier-2');
  const toPension = Math.max(0, tax.retirementPaid - toNssf);
  const ifComputed = (amount: Cents) => (computed ? decimals(amount) : '');
  return [
    decimals(tax.cash),
    decimals(of('benefit', 'car')),
    decimals(of('benefit', 'meals')),
    decimals(of('benefit', 'other-benefits')),
    words.housing[housing ?? 'none'],
    decimals(tax.housing),
    decimals(0),
    ifComputed(tax.gross),
    decimals(of('statutory', 'shif')),
    decimals(toNssf),
    decimals(toPension),
    decimals(tax.medicalFund),
    decimals(tax.mortgageInterest),
    decimals(of('statutory', 'housing-levy')),
    ifComputed(tax.chargeable),
    decimals(tax.personalRelief),
    decimals(tax.insuranceRelief),
    ifComputed(tax.paye),
    decimals(tax.paye),
  ];
}

const checkCertificate = (text: string) =>
  text === '' ? 'missing' : /^[\p{L}\p{N}/.-]+$/u.test(text) ? null : 'form';
