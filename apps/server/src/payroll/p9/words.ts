import type { P9 } from '@kazi/contract/payroll';
import { inShillings } from '../payslips/words.ts';

/** The headings of the columns, as KRA's card has them. */
export const headings: Record<P9['columns'][number]['key'], string> = {
  cash: 'Basic Salary (with cash allowances)',
  nonCash: 'Benefits Non-Cash',
  housing: 'Value of Quarters',
  gross: 'Total Gross Pay',
  retirementShare: '30% of A',
  retirementPaid: 'Actual',
  retirementLimit: 'Fixed',
  housingLevy: 'Affordable Housing Levy (AHL)',
  shif: 'Social Health Insurance Fund (SHIF)',
  medicalFund: 'Post Retirement Medical Fund (PRMF)',
  mortgageInterest: 'Owner Occupied Interest',
  deducted: 'Total Deductions (lower of E, and all after it)',
  chargeable: 'Chargeable Pay',
  charged: 'Tax Charged',
  personalRelief: 'Personal Relief',
  insuranceRelief: 'Insurance Relief',
  reliefs: 'Personal and Insurance Relief',
  paye: 'PAYE Tax',
};

/** Stands above the columns E1 to E3. */
export const schemeHeading = 'Defined Contribution Retirement Scheme';

const limits = {
  before: [
    'Deductible interest on owner occupied housing must not exceed Kshs. 25,000 a month.',
    'Deductible pension contributions must not exceed Kshs. 20,000 a month, nor 30% of A, nor what was paid.',
  ],
  turning: [
    'Deductible interest must not exceed Kshs. 25,000 a month to November 2024, and Kshs. 30,000 from December 2024.',
    'Deductible pension contributions must not exceed Kshs. 20,000 a month to November 2024, and Kshs. 30,000 from December 2024.',
    'AHL, SHIF and PRMF (at most Kshs. 15,000 a month) are deductible from December 2024; until then F, G and H are empty.',
  ],
  since: [
    'Deductible interest on owner occupied housing must not exceed Kshs. 30,000 a month.',
    'Deductible pension contributions must not exceed Kshs. 30,000 a month, nor 30% of A, nor what was paid.',
    'Contributions to a post retirement medical fund are deductible up to Kshs. 15,000 a month.',
  ],
};

const names: Record<P9['notes'][number]['note'], string> = {
  'housing-levy-relief': 'Column N holds relief on AHL',
  'disability-exemption': 'Chargeable pay is lower for a disability',
};

/** The footnotes of a year's form, with what is particular to its months. */
export function footnotes({ year, notes }: P9): string[] {
  const of = year < 2024 ? limits.before : year === 2024 ? limits.turning : limits.since;
  const particular = Map.groupBy(notes, ({ note }) => note);
  return [
    ...of,
    ...[...particular].map(
      ([note, all]) =>
        `${names[note]}: ${all.map(({ month, amount }) => `${month} ${inShillings(amount)}`).join(', ')}.`,
    ),
  ];
}
