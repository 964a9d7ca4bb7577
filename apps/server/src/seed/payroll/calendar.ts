import { ratesOf, UnknownMonth } from '@kazi/payroll-ke';
import { kenyanMonth } from '../../payroll/index.ts';

/** A month of payroll that is closed, with what happened when. */
export interface PaidMonth {
  /** 2026-10. */
  month: string;
  created: Date;
  prepared: Date;
  reviewed: Date;
  approved: Date;
  paid: Date;
  /** When the last payout was there. */
  arrived: Date;
  closed: Date;
  /** Of its obligations: before the first of them, the training levy, is due. */
  remitted: Date;
}

const wholeYear = 12;

/** A month (2026-11) so many months later, or earlier. */
export function monthsAfter(month: string, months: number): string {
  const moved = new Date(`${month}-01T00:00:00Z`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved.toISOString().slice(0, 'YYYY-MM'.length);
}

/** Whether the rates of a month were gazetted when this version was made: without them nothing can be paid. */
function isKnown(month: string): boolean {
  try {
    ratesOf(month);
    return true;
  } catch (error) {
    if (error instanceof UnknownMonth) return false;
    throw error;
  }
}

/** The twelve months before this one whose rates are known, the oldest first. */
export function paidMonths(now: Date): PaidMonth[] {
  const months = Array.from({ length: wholeYear }, (_, index) =>
    monthsAfter(kenyanMonth(now), index - wholeYear),
  );
  return months.filter(isKnown).map((month) => {
    const at = (day: string) => new Date(`${month}-${day}Z`);
    return {
      month,
      created: at('22T06:00:00'),
      prepared: at('22T06:20:00'),
      reviewed: at('22T06:40:00'),
      approved: at('24T07:00:00'),
      paid: at('25T06:00:00'),
      arrived: at('25T06:00:15'),
      closed: at('26T07:00:00'),
      remitted: new Date(`${monthsAfter(month, 1)}-04T08:00:00Z`),
    };
  });
}
