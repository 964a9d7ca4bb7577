import type { Cents } from '../rounding.ts';
import { type Allowed, allowed } from './allowed.ts';
import { type BenefitRates, benefits } from './benefits.ts';
import { inMonth, isAwaited, type Month, type Row, type Table } from './dated.ts';
import { type HealthRates, health } from './health.ts';
import { type HousingLevyRates, housingLevy } from './housing-levy.ts';
import { nita } from './nita.ts';
import { type NssfRates, nssf } from './nssf.ts';
import { type PayeRates, paye } from './paye.ts';

/** What an hour of overtime is worth. */
interface OvertimeRates {
  /** Hours that a month's basic pay stands for. */
  readonly divisor: number;
  /** What an hour counts, in hundredths. */
  readonly 'working-day': number;
  readonly 'rest-day-or-holiday': number;
}

/** Hours beyond those agreed. */
export const overtime: Table<OvertimeRates> = {
  name: 'overtime',
  rows: [
    {
      from: '2023-01',
      divisor: 225,
      'working-day': 150,
      'rest-day-or-holiday': 200,
      source:
        'Regulation of Wages (General) Order, Legal Notice 120 of 1982 (WageIndicator; mywage.org/kenya on rest days)',
    },
  ],
};

/** All that the law sets for a month, each with its source. */
export interface Rates {
  readonly paye: Row<PayeRates>;
  readonly nssf: Row<NssfRates>;
  readonly health: Row<HealthRates>;
  readonly housingLevy: Row<HousingLevyRates>;
  readonly allowed: Row<Allowed>;
  readonly benefits: Row<BenefitRates>;
  readonly nita: Row<{ readonly amount: Cents }>;
  readonly overtime: Row<OvertimeRates>;
  /** Tables whose last known row goes on in this month, since the change that was due is not known. */
  readonly awaited: readonly string[];
}

const tables = [paye, nssf, health, housingLevy, allowed, benefits, nita, overtime];

// A payroll asks for the same month ten thousand times.
const found = new Map<Month, Rates>();

/** The rates of a month. Throws UnknownMonth, which names the table that begins after it. */
export function ratesOf(month: Month): Rates {
  const known = found.get(month);
  if (known) return known;
  const rates: Rates = {
    paye: inMonth(paye, month),
    nssf: inMonth(nssf, month),
    health: inMonth(health, month),
    housingLevy: inMonth(housingLevy, month),
    allowed: inMonth(allowed, month),
    benefits: inMonth(benefits, month),
    nita: inMonth(nita, month),
    overtime: inMonth(overtime, month),
    awaited: tables.filter((table) => isAwaited(table, month)).map(({ name }) => name),
  };
  found.set(month, rates);
  return rates;
}
