import type { Tax } from '../payslip/tax.ts';
import type { Cents } from '../rounding.ts';

/** What a column holds; its words belong to the caller who prints it. */
export type ColumnKey =
  | 'cash'
  | 'nonCash'
  | 'housing'
  | 'gross'
  | 'retirementShare'
  | 'retirementPaid'
  | 'retirementLimit'
  | 'housingLevy'
  | 'shif'
  | 'medicalFund'
  | 'mortgageInterest'
  | 'deducted'
  | 'chargeable'
  | 'charged'
  | 'personalRelief'
  | 'insuranceRelief'
  | 'reliefs'
  | 'paye';

/** A column of the form, and what of the tax it holds. */
export interface Column {
  readonly letter: string;
  readonly key: ColumnKey;
  readonly of: (tax: Tax) => Cents;
}

/** The form of a year. */
export type Layout = 'p9a-2023' | 'p9a-2024';

const first: readonly Column[] = [
  { letter: 'A', key: 'cash', of: (tax) => tax.cash },
  { letter: 'B', key: 'nonCash', of: (tax) => tax.nonCash },
  { letter: 'C', key: 'housing', of: (tax) => tax.housing },
  { letter: 'D', key: 'gross', of: (tax) => tax.gross },
  { letter: 'E1', key: 'retirementShare', of: (tax) => tax.retirementShare },
  { letter: 'E2', key: 'retirementPaid', of: (tax) => tax.retirementPaid },
  { letter: 'E3', key: 'retirementLimit', of: (tax) => tax.retirementLimit },
];

/** Relief on AHL, of March to November 2024, has no column of its own: it stands with the insurance relief. */
const otherReliefs = (tax: Tax) => tax.insuranceRelief + tax.housingLevyRelief;

/** The columns of KRA's P9A to 2023, and of the one with AHL and SHIF ("Appendix 2A"), used for 2024 too. */
export const layouts: Record<Layout, readonly Column[]> = {
  'p9a-2023': [
    ...first,
    { letter: 'F', key: 'mortgageInterest', of: (tax) => tax.mortgageInterest },
    { letter: 'G', key: 'deducted', of: (tax) => tax.deducted },
    { letter: 'H', key: 'chargeable', of: (tax) => tax.chargeable },
    { letter: 'J', key: 'charged', of: (tax) => tax.charged },
    { letter: 'K', key: 'reliefs', of: (tax) => tax.personalRelief + otherReliefs(tax) },
    { letter: 'L', key: 'paye', of: (tax) => tax.paye },
  ],
  'p9a-2024': [
    ...first,
    { letter: 'F', key: 'housingLevy', of: (tax) => tax.housingLevy },
    { letter: 'G', key: 'shif', of: (tax) => tax.shif },
    { letter: 'H', key: 'medicalFund', of: (tax) => tax.medicalFund },
    { letter: 'I', key: 'mortgageInterest', of: (tax) => tax.mortgageInterest },
    { letter: 'J', key: 'deducted', of: (tax) => tax.deducted },
    { letter: 'K', key: 'chargeable', of: (tax) => tax.chargeable },
    { letter: 'L', key: 'charged', of: (tax) => tax.charged },
    { letter: 'M', key: 'personalRelief', of: (tax) => tax.personalRelief },
    { letter: 'N', key: 'insuranceRelief', of: otherReliefs },
    { letter: 'O', key: 'paye', of: (tax) => tax.paye },
  ],
};
