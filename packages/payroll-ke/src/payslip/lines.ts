import type { BasisPoints, Cents } from '../rounding.ts';
import type { DayCount, DeductionKind, Housing } from './input.ts';

/** Earnings are paid in cash, benefits taxed without being paid; reliefs lower the tax, and are no money of their own. */
export type LineKind = 'earning' | 'benefit' | 'statutory' | 'relief' | 'deduction' | 'employer';

type Contribution = 'nssf' | 'nssf-tier-1' | 'nssf-tier-2' | 'housing-levy';

/** What a line is about; those of other names are told apart by their `ref`. */
export type LineCode =
  | 'basic'
  | 'allowance'
  | 'unpaid-leave'
  | 'overtime'
  | 'bonus'
  | 'arrears'
  | 'per-diem'
  | 'per-diem-exempt'
  | 'car'
  | 'housing'
  | 'meals'
  | 'other-benefits'
  | Contribution
  | 'nhif'
  | 'shif'
  | 'paye'
  | 'personal-relief'
  | 'insurance-relief'
  | 'housing-levy-relief'
  | 'pension'
  | 'medical-fund'
  | 'insurance'
  | DeductionKind
  | 'nita';

/** The tax of one band of chargeable pay. */
export interface BandTax {
  readonly rate: BasisPoints;
  /** How much of chargeable pay lies in the band. */
  readonly amount: Cents;
  readonly tax: Cents;
}

/** What an amount was computed from, by rule: numbers and codes, to be said in any language. */
export type Why =
  | { readonly rule: 'given' }
  | {
      readonly rule: 'days';
      readonly method: DayCount;
      readonly full: Cents;
      readonly days: number;
      readonly of: number;
    }
  | {
      readonly rule: 'hours';
      readonly basic: Cents;
      readonly hours: number;
      readonly divisor: number;
      /** In hundredths: 150 is one and a half. */
      readonly factor: number;
    }
  | { readonly rule: 'per-diem'; readonly days: number; readonly rate: Cents; readonly exemptRate: Cents }
  /** Worth `value`, of which `exempt` is free; untaxed where all such benefits stay below the threshold. */
  | {
      readonly rule: 'benefit';
      readonly value: Cents;
      readonly exempt: Cents;
      readonly together: Cents;
      readonly threshold: Cents;
      /** A car's value: a share of its cost, its hire, or what the Commissioner determined. */
      readonly car?: {
        readonly cost: Cents;
        readonly rate: BasisPoints;
        readonly of: 'cost' | 'hire' | 'determined';
      };
    }
  | {
      readonly rule: 'housing';
      readonly type: Housing['type'];
      readonly base: Cents;
      readonly rate: BasisPoints;
      readonly share: Cents;
      readonly value: Cents;
      readonly rentCharged: Cents;
    }
  | { readonly rule: 'flat' }
  /** A rate of pay between `from` and `upTo`; tier II may go to a private scheme. */
  | {
      readonly rule: 'tier';
      readonly base: Cents;
      readonly from: Cents;
      readonly upTo: Cents;
      readonly rate: BasisPoints;
      readonly to: 'nssf' | 'private-scheme';
    }
  | { readonly rule: 'step'; readonly base: Cents; readonly from: Cents }
  | {
      readonly rule: 'rate';
      readonly base: Cents;
      readonly rate: BasisPoints;
      readonly least?: Cents;
      readonly cap?: Cents;
    }
  | {
      readonly rule: 'paye';
      readonly chargeable: Cents;
      readonly bands: readonly BandTax[];
      readonly charged: Cents;
      readonly reliefs: Cents;
    }
  /** Due in full, as far as it left `keeps` to the employee and stayed within half for their employer. */
  | {
      readonly rule: 'owed';
      readonly due: Cents;
      readonly keeps: Cents;
      readonly half: Cents | null;
      readonly carried: Cents;
    };

/** A line of a payslip. Amounts are not negative, but for unpaid leave and what a further run of the month takes back. */
export interface Line {
  readonly kind: LineKind;
  readonly code: LineCode;
  /** The caller's name of an allowance or a trip, or reference of a deduction. */
  readonly ref?: string;
  readonly amount: Cents;
  /** In a further run of a month: what earlier ones have of this line, beside which `why` tells of the month as a whole. */
  readonly earlier?: Cents;
  readonly why: Why;
}
