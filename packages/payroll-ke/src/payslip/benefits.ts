import type { BenefitRates } from '../rates/benefits.ts';
import { type Cents, share } from '../rounding.ts';
import type { Benefits, Housing } from './input.ts';
import type { Line, Why } from './lines.ts';

type Car = Extract<Why, { rule: 'benefit' }>['car'];

/** Lines of benefits with what of them is taxed, and the sums by the columns of the P9. */
export interface TaxedBenefits {
  readonly lines: Line[];
  readonly nonCash: Cents;
  readonly housing: Cents;
}

/**
 * What benefits add to taxable pay. A car, meals above their limit and all others are held against the threshold
 * together (Income Tax Act, s. 5(2)(b)); housing is not (s. 5(3)).
 */
export function benefitsOf(input: Benefits, cash: Cents, rates: BenefitRates): TaxedBenefits {
  const car = input.car && valueOfCar(input.car, rates);
  const meals = input.meals ?? 0;
  const worth = [
    { code: 'car', value: car?.value ?? 0, exempt: 0, car: car?.why },
    { code: 'meals', value: meals, exempt: Math.min(meals, rates.meals), car: undefined },
    { code: 'other-benefits', value: input.other ?? 0, exempt: 0, car: undefined },
  ] as const;
  const together = worth.reduce((total, { value, exempt }) => total + value - exempt, 0);
  const isTaxed = together >= rates.threshold;

  const lines: Line[] = [];
  for (const { code, value, exempt, car: of } of worth) {
    if (value === 0) continue;
    const { threshold } = rates;
    const why = { rule: 'benefit', value, exempt, together, threshold, ...(of && { car: of }) } as const;
    lines.push({ kind: 'benefit', code, amount: isTaxed ? value - exempt : 0, why });
  }
  const nonCash = isTaxed ? together : 0;
  const housing = input.housing ? housingLine(input.housing, cash + nonCash, rates) : undefined;
  if (housing) lines.push(housing);
  return { lines, nonCash, housing: housing?.amount ?? 0 };
}

/** The highest of a share of a car's cost, its hire, and what the Commissioner determined. */
function valueOfCar(
  { cost = 0, hire = 0, determined = 0 }: NonNullable<Benefits['car']>,
  { car: rate }: BenefitRates,
): { value: Cents; why: NonNullable<Car> } {
  const byCost = share(cost, rate);
  const value = Math.max(byCost, hire, determined);
  const of = value === byCost ? 'cost' : value === hire ? 'hire' : 'determined';
  return { value, why: { cost, rate, of } };
}

/**
 * An owned house counts by its market rent; a rented one and a director's by the higher of their value and a share
 * of other pay; one on a farm by a share of other pay. What the employee pays for it is taken off.
 */
function housingLine({ type, value, rentCharged = 0 }: Housing, base: Cents, rates: BenefitRates): Line {
  const rate = {
    'employer-owned': 0,
    'employer-rented': rates.housing,
    director: rates.housing,
    farm: rates.farmHousing,
  }[type];
  const part = share(base, rate);
  const worth = type === 'farm' ? part : Math.max(value, part);
  const why = { rule: 'housing', type, base, rate, share: part, value, rentCharged } as const;
  return { kind: 'benefit', code: 'housing', amount: Math.max(0, worth - rentCharged), why };
}
