import { checkKraPin, checkNationalId, checkNssfNumber, checkShaNumber } from '../identifiers.ts';
import { inMonth, type Month, type Table } from '../rates/dated.ts';
import { nita as nitaRates } from '../rates/nita.ts';
import type { Cents } from '../rounding.ts';
import {
  type Cell,
  decimals,
  digits,
  type FiledPerson,
  type Form,
  formOf,
  plain,
  problemsOf,
  type ReturnFile,
  shillings,
} from './file.ts';

const nssfForms: Table<Form> = {
  name: 'form-nssf',
  rows: [
    {
      from: '2023-01',
      version: 'payroll-template',
      format: 'xlsx',
      sheet: 'Sheet1',
      header: [
        'PAYROLL NUMBER',
        'SURNAME',
        'OTHER NAMES',
        'ID NO',
        'KRA PIN',
        'NSSF NO',
        'GROSS PAY',
        'VOLUNTARY',
      ],
      source: 'NSSF, payroll template of the payroll converter; its guidelines by Soko Directory, June 2022',
    },
  ],
};

/**
 * The payroll file that NSSF turns into its return: text but for the last two columns, and nothing behind the last
 * row. NSSF computes both tiers of gross pay itself, which is `tax.cash` of the payslip; the level of contribution is chosen at the upload.
 */
export function nssfFile(
  month: Month,
  rows: readonly { readonly person: FiledPerson; readonly gross: Cents; readonly voluntary: Cents }[],
): ReturnFile {
  const check = problemsOf();
  const cells = rows.map(({ person, gross, voluntary }, at): Cell[] => {
    check.require(at, 'nationalId', person.nationalId, checkNationalId);
    check.require(at, 'kraPin', person.kraPin, checkKraPin);
    check.require(at, 'nssfNumber', person.nssfNumber, checkNssfNumber);
    check.once(at, 'nssfNumber', person.nssfNumber);
    const names = [
      check.name(at, 'surname', person.surname),
      check.name(at, 'otherNames', person.otherNames),
    ];
    const { payrollNumber, nationalId, kraPin, nssfNumber } = person;
    return [
      plain(payrollNumber),
      ...names,
      nationalId,
      kraPin,
      nssfNumber,
      shillings(gross),
      shillings(voluntary),
    ];
  });
  return { ...formOf(nssfForms, month), rows: cells, problems: check.problems };
}

const shaForms: Table<Form> = {
  name: 'form-sha',
  rows: [
    {
      from: '2024-10',
      version: 'byproduct-2024',
      format: 'xlsx',
      sheet: 'Sheet1',
      header: [
        ...['PAYROLL NUMBER', 'FIRSTNAME', 'LAST NAME', 'IDENTITY TYPE', 'ID NO', 'KRA PIN'],
        ...['NHIF NO', 'CONTRIBUTION AMOUNT', 'PHONE'],
      ],
      source:
        'SHA’s by-product file for the employers’ portal, after those who write it; not tried on the portal',
    },
  ],
};

/** Papers that say who a person is, as SHA writes them. */
export type IdentityType = 'National ID' | 'Alien ID' | 'Passport Number' | 'Refugee ID';

/** SHA's by-product file: all of it text. A person is told apart by the number of their identity. */
export function shaFile(
  month: Month,
  rows: readonly {
    readonly person: FiledPerson;
    readonly identity: IdentityType;
    readonly contribution: Cents;
  }[],
): ReturnFile {
  const check = problemsOf();
  const cells = rows.map(({ person, identity, contribution }, at): Cell[] => {
    const { payrollNumber, nationalId, kraPin, shaNumber, phone } = person;
    check.require(at, 'nationalId', nationalId, identity === 'National ID' ? checkNationalId : checkPresent);
    check.once(at, 'nationalId', nationalId);
    check.require(at, 'kraPin', kraPin, checkKraPin);
    // People who registered after NHIF have no number of it.
    if (shaNumber !== '') check.require(at, 'shaNumber', shaNumber, checkShaNumber);
    const names = [
      check.name(at, 'otherNames', person.otherNames),
      check.name(at, 'surname', person.surname),
    ];
    return [
      plain(payrollNumber),
      ...names,
      identity,
      nationalId,
      kraPin,
      shaNumber,
      decimals(contribution),
      digits(phone),
    ];
  });
  return { ...formOf(shaForms, month), rows: cells, problems: check.problems };
}

const nitaForms: Table<Form> = {
  name: 'form-nita',
  rows: [
    {
      from: '2023-01',
      version: 'list',
      format: 'csv',
      sheet: 'M1_NITA_Levy_Dtls',
      header: null,
      source:
        'Nifty Payroll, "NITA": a list until April 2023; since then KRA computes it of the return of PAYE',
    },
  ],
};

/** The people for whom the training levy is paid: ID number, name, PIN and amount. Kept for the books since KRA computes it. */
export function nitaFile(month: Month, people: readonly FiledPerson[]): ReturnFile {
  const check = problemsOf();
  const { amount } = inMonth(nitaRates, month);
  const cells = people.map((person, at): Cell[] => {
    check.require(at, 'kraPin', person.kraPin, checkKraPin);
    check.once(at, 'kraPin', person.kraPin);
    const names = [
      check.name(at, 'otherNames', person.otherNames),
      check.name(at, 'surname', person.surname),
    ];
    return [person.nationalId, names.join(' '), person.kraPin, decimals(amount)];
  });
  return { ...formOf(nitaForms, month), rows: cells, problems: check.problems };
}

const helbHeaders = {
  payrollNumber: 'EMPLOYEE NO',
  name: 'NAME',
  nationalId: 'ID NO',
  kraPin: 'KRA PIN',
  amount: 'AMOUNT',
} as const;

/** Columns that a file of HELB may have. */
export type HelbColumn = keyof typeof helbHeaders;

/** Repayments of student loans. HELB's template is behind its portal's login, so the columns are the caller's choice. */
export function helbFile(
  rows: readonly { readonly person: FiledPerson; readonly amount: Cents }[],
  columns: readonly HelbColumn[] = ['payrollNumber', 'name', 'nationalId', 'amount'],
): Pick<ReturnFile, 'header' | 'rows' | 'problems'> {
  const check = problemsOf();
  const cells = rows.map(({ person, amount }, at): Cell[] => {
    check.require(at, 'nationalId', person.nationalId, checkNationalId);
    check.once(at, 'nationalId', person.nationalId);
    const names = [
      check.name(at, 'otherNames', person.otherNames),
      check.name(at, 'surname', person.surname),
    ];
    const { payrollNumber, nationalId, kraPin } = person;
    const values = {
      payrollNumber: plain(payrollNumber),
      name: names.join(' '),
      nationalId,
      kraPin,
      amount: shillings(amount),
    };
    return columns.map((column) => values[column]);
  });
  return { header: columns.map((column) => helbHeaders[column]), rows: cells, problems: check.problems };
}

const checkPresent = (text: string) => (text === '' ? 'missing' : null);
