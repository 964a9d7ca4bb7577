/** From how much on a withdrawal needs a second person, by the day it holds from. In cents; a rule of this house. */
const thresholds = [{ from: '2026-01-01', amount: 100_000_00 }] as const;

/** Whether a withdrawal made on a day (2026-11-21) waits for a second person. */
export function needsApproval(amount: number, day: string): boolean {
  const holding = thresholds.findLast(({ from }) => from <= day) ?? thresholds[0];
  return amount >= holding.amount;
}
