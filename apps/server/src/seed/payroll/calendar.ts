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

/** The twelve months before this one, the oldest first. */
export function paidMonths(now: Date): PaidMonth[] {
  const months = Array.from({ length: wholeYear }, (_, index) =>
    monthsAfter(kenyanMonth(now), index - wholeYear),
  );
  return months.map((month) => {
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
