import { describe, expect, test } from 'vitest';
import type { PayslipInput } from '../payslip/input.ts';
import { computePayslip } from '../payslip/payslip.ts';
import { UnknownMonth } from '../rates/dated.ts';
import type { FiledPerson } from './file.ts';
import { helbFile, nitaFile, nssfFile, shaFile } from './funds.ts';
import { type P10Row, p10 } from './p10.ts';

const person: FiledPerson = {
  payrollNumber: 'E-07',
  surname: "Ng'ang'a",
  otherNames: 'Wanjiku Jane',
  nationalId: '12345678',
  kraPin: 'A012345678Z',
  nssfNumber: '012345678X',
  shaNumber: '',
  phone: '+254 712 345678',
};
const other = {
  ...person,
  surname: 'Otieno',
  nationalId: '23456789',
  kraPin: 'A023456789Y',
  nssfNumber: '0123456789',
};

function row(more: Partial<P10Row> = {}, input: Partial<PayslipInput> = {}): P10Row {
  const { lines, tax } = computePayslip({ month: '2026-02', basic: 100_000_00, ...input });
  return {
    person: other,
    residence: 'resident',
    employment: 'primary',
    exemptionCertificate: null,
    housing: null,
    lines,
    tax,
    ...more,
  };
}

describe('the P10', () => {
  test('has 25 columns without a header, and leaves what the sheet computes empty', () => {
    const file = p10('2026-02', [row()]);
    expect(file).toMatchObject({
      version: 'simplified-2025',
      from: '2025-07',
      sheet: 'B_Employees_Dtls_Simp',
    });
    expect(file).toMatchObject({ format: 'csv', header: null, problems: [] });
    expect(file.rows).toEqual([
      [
        ...['A023456789Y', 'Wanjiku Jane Otieno', 'Resident', 'Primary Employee', 'No', ''],
        ...['100000.00', '0.00', '0.00', '0.00', 'Benefit not given', '0.00', '0.00', ''],
        ...['2750.00', '6000.00', '0.00', '0.00', '0.00', '1500.00', ''],
        ...['2400.00', '0.00', '', '19308.35'],
      ],
    ]);
    expect(file.rows[0]).toHaveLength(25);
  });

  test('shows benefits, pension and a certificate, and what it computes where that is asked for', () => {
    const benefits = {
      car: { cost: 1_000_000_00 },
      meals: 8_000_00,
      other: 1_500_50,
      housing: { type: 'employer-rented', value: 30_000_00 },
    } as const;
    const pension = { employee: 5_000_00, registered: true };
    const input = { benefits, pension, disabilityExemption: true, insurance: { premium: 10_000_00 } };
    const { rows, problems } = p10(
      '2026-02',
      [row({ exemptionCertificate: 'KRA/2025/0001', housing: 'employer-rented' }, input)],
      { computed: true },
    );
    expect(rows[0]?.slice(4)).toEqual([
      ...['Yes', 'KRA/2025/0001', '100000.00', '20000.00', '3000.00', '1500.50'],
      ...["Employer's Rented House", '30000.00', '0.00', '154500.50'],
      ...['2750.00', '6000.00', '5000.00', '0.00', '0.00', '1500.00', '0.00'],
      ...['2400.00', '1500.00', '0.00', '0.00'],
    ]);
    expect(problems).toEqual([]);
  });

  test('takes neither retirement beyond NSSF nor mortgage interest of a secondary employee', () => {
    const pension = { employee: 5_000_00, registered: true };
    const slip = row(
      { employment: 'secondary' },
      { employment: 'secondary', pension, mortgageInterest: 9_000_00 },
    );
    const [cells] = p10('2026-02', [slip]).rows;
    expect([cells?.[3], cells?.[16], cells?.[18], cells?.[21]]).toEqual([
      'Secondary Employee',
      '0.00',
      '0.00',
      '0.00',
    ]);
  });

  test('blocks what the upload would fail for, and says what is written otherwise', () => {
    const nameless = { ...other, kraPin: '' };
    expect(p10('2026-02', [row({ person: nameless }), row({ person: nameless })]).problems).toEqual([
      { row: 0, field: 'kraPin', problem: 'missing', blocks: true },
      { row: 1, field: 'kraPin', problem: 'missing', blocks: true },
    ]);
    const { problems, rows } = p10('2026-02', [
      row({ person: { ...other, kraPin: '' } }),
      row({ person }),
      row({ person: { ...person, surname: ' , ' } }),
      row({ person: { ...other, kraPin: 'a023456789y' }, exemptionCertificate: '' }),
    ]);
    expect(problems).toEqual([
      { row: 0, field: 'kraPin', problem: 'missing', blocks: true },
      { row: 1, field: 'surname', problem: 'characters', blocks: false },
      { row: 2, field: 'kraPin', problem: 'repeated', blocks: true },
      { row: 2, field: 'surname', problem: 'missing', blocks: true },
      { row: 3, field: 'kraPin', problem: 'form', blocks: true },
      { row: 3, field: 'exemptionCertificate', problem: 'missing', blocks: true },
    ]);
    expect(rows[1]?.[1]).toBe('Wanjiku Jane Nganga');
  });

  test('lets no formula of a spreadsheet into a name', () => {
    const [cells] = p10('2026-02', [
      row({ person: { ...other, otherNames: '=HYPERLINK("x",1)', surname: '+1,2\n@A' } }),
    ]).rows;
    expect(cells?.[1]).toBe('HYPERLINK x 1 1 2 A');
  });

  test('of months before the simplified return is refused', () => {
    expect(() => p10('2025-06', [])).toThrow(UnknownMonth);
  });
});

test('NSSF’s file is text but for gross pay and what is paid beyond', () => {
  const file = nssfFile('2026-02', [
    { person, gross: 45_000_50, voluntary: 0 },
    { person: { ...other, nssfNumber: '1234' }, gross: 30_000_00, voluntary: 500_00 },
    { person: { ...other, nssfNumber: '' }, gross: 30_000_00, voluntary: 0 },
  ]);
  expect(file.header).toHaveLength(8);
  expect(file.rows[0]).toEqual([
    'E 07',
    'Nganga',
    'Wanjiku Jane',
    '12345678',
    'A012345678Z',
    '012345678X',
    45_000.5,
    0,
  ]);
  expect(file.rows).toHaveLength(3);
  expect(file.problems).toEqual([
    { row: 0, field: 'surname', problem: 'characters', blocks: false },
    { row: 1, field: 'nssfNumber', problem: 'form', blocks: true },
    { row: 2, field: 'nssfNumber', problem: 'missing', blocks: true },
  ]);
});

test('SHA’s file is text throughout, from October 2024 on', () => {
  const rows = [
    { person: other, identity: 'National ID', contribution: 2_750_00 },
    {
      person: { ...other, nationalId: 'AK0123456', shaNumber: '?' },
      identity: 'Passport Number',
      contribution: 300_00,
    },
  ] as const;
  const file = shaFile('2024-10', rows);
  expect(file.rows[0]).toEqual([
    ...['E 07', 'Wanjiku Jane', 'Otieno', 'National ID', '23456789'],
    ...['A023456789Y', '', '2750.00', '254712345678'],
  ]);
  expect(file.problems).toEqual([{ row: 1, field: 'shaNumber', problem: 'form', blocks: true }]);
  expect(() => shaFile('2024-09', rows)).toThrow(UnknownMonth);
});

test('NITA’s list has 50 a head', () => {
  const { rows, problems } = nitaFile('2026-02', [other]);
  expect(rows).toEqual([['23456789', 'Wanjiku Jane Otieno', 'A023456789Y', '50.00']]);
  expect(problems).toEqual([]);
});

test('HELB’s file has the columns that are asked for', () => {
  const rows = [{ person: other, amount: 4_000_00 }];
  expect(helbFile(rows)).toEqual({
    header: ['EMPLOYEE NO', 'NAME', 'ID NO', 'AMOUNT'],
    rows: [['E 07', 'Wanjiku Jane Otieno', '23456789', 4_000]],
    problems: [],
  });
  expect(helbFile(rows, ['nationalId', 'amount']).rows).toEqual([['23456789', 4_000]]);
  expect(helbFile([{ person: { ...other, nationalId: '' }, amount: 1 }]).problems).toMatchObject([
    { field: 'nationalId', problem: 'missing' },
  ]);
});
