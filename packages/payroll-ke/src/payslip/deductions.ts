import { atLeastThird, atMostHalf, type Cents } from '../rounding.ts';
import { type Deduction, deductionKinds } from './input.ts';
import type { Line } from './lines.ts';

/** What could not be taken this month, to be handed in again with the next. */
export interface Carried {
  readonly id: string;
  readonly kind: Deduction['kind'];
  readonly amount: Cents;
}

/** Whether it is repaid to the employer, of which no more may be taken than half of what others leave. */
const isToEmployer = ({ kind, to }: Deduction) =>
  to === undefined ? kind === 'loan' || kind === 'advance' : to === 'employer';

/**
 * Takes what an employee owes from what statutory deductions left, by priority, and no further than the law lets:
 * a third of `thirdOf` stays (Employment Act, s. 19(3)), and the employer takes back no more than half of what all
 * deductions due to others leave (s. 19(1)). The rest is carried.
 */
export function deductionsOf(
  deductions: readonly Deduction[],
  left: Cents,
  thirdOf: Cents,
): { lines: Line[]; carried: Carried[]; keeps: Cents } {
  const keeps = atLeastThird(thirdOf);
  const toOthers = deductions.reduce((total, one) => (isToEmployer(one) ? total : total + one.amount), 0);
  const half = atMostHalf(Math.max(0, left - toOthers));
  let room = Math.max(0, left - keeps);
  let employerRoom = half;

  const lines: Line[] = [];
  const carried: Carried[] = [];
  for (const kind of deductionKinds) {
    for (const one of deductions) {
      if (one.kind !== kind) continue;
      const toEmployer = isToEmployer(one);
      const amount = Math.min(one.amount, room, toEmployer ? employerRoom : room);
      room -= amount;
      if (toEmployer) employerRoom -= amount;
      const rest = one.amount - amount;
      const why = {
        rule: 'owed',
        due: one.amount,
        keeps,
        half: toEmployer ? half : null,
        carried: rest,
      } as const;
      lines.push({ kind: 'deduction', code: kind, ref: one.id, amount, why });
      if (rest > 0) carried.push({ id: one.id, kind, amount: rest });
    }
  }
  return { lines, carried, keeps };
}
