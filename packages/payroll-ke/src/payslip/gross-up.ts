import type { Cents } from '../rounding.ts';
import { InvalidInput, mostCents } from './check.ts';
import type { PayslipInput } from './input.ts';
import { computePayslip } from './payslip.ts';

/**
 * How far from where net pay first reaches the wanted one, in cents, an exact gross can be: rounding moves net pay by some
 * cents, and of each further cent of gross a third at least is left.
 */
const reach = 100;

/** The bonus by which a net pay is reached, and whether it is reached to the cent. */
export interface GrossUp {
  /** What is paid beside the other pay of the month, before anything is taken. */
  readonly bonus: Cents;
  /** The net pay of the month with it: the one that was wanted, or the next above it. */
  readonly net: Cents;
  readonly exact: boolean;
}

/**
 * The bonus by which the net pay of a month comes to `net`, with the bonus that `input` has already as the least. Net pay
 * rises with gross pay but for rounding, so it is found by halving, and then among its neighbours: where rounding leaves
 * out the wanted cent, the least that is more is given, as a promise is not kept by less. While NHIF had steps (to September
 * 2024) net pay fell at each: a bonus is found then too, but perhaps not the only one. Throws UnknownMonth and InvalidInput.
 */
export function bonusForNet(input: PayslipInput, net: Cents): GrossUp {
  const least = input.bonus ?? 0;
  const netOf = (bonus: Cents) => computePayslip({ ...input, bonus }).totals.net;
  if (!Number.isSafeInteger(net) || net < netOf(least) || net > netOf(mostCents))
    throw new InvalidInput('net', 'amount');
  const first = firstReaching(net, netOf, least);
  const from = Math.max(least, first - reach);
  const near = Array.from(
    { length: Math.min(mostCents, first + reach) - from + 1 },
    (_none, at) => from + at,
  );
  const nets = near.map((bonus) => ({ bonus, net: netOf(bonus) }));
  const best = nets.find((one) => one.net === net) ?? { bonus: first, net: netOf(first) };
  return { ...best, exact: best.net === net };
}

/** A bonus by which net pay reaches the wanted one, and by one cent less of which it does not. */
function firstReaching(net: Cents, netOf: (bonus: Cents) => Cents, least: Cents): Cents {
  if (netOf(least) >= net) return least;
  let [below, above] = [least, mostCents];
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (netOf(middle) >= net) above = middle;
    else below = middle;
  }
  return above;
}
