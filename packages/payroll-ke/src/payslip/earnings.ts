import type { Rates } from '../rates/rates.ts';
import { type Cents, portion } from '../rounding.ts';
import { daysOf } from './days.ts';
import type { PayslipInput } from './input.ts';
import type { Line } from './lines.ts';

/** Lines of what is paid in cash, and the sums that others are computed from. */
export interface Earnings {
  readonly lines: Line[];
  /** All of it, per diem included. */
  readonly gross: Cents;
  /** Basic pay of the days that were worked. */
  readonly basic: Cents;
  /** Without per diem that is exempt: what NSSF, NHIF and PAYE are computed from. */
  readonly taxable: Cents;
  /** Of that, what is paid every month: what AHL and SHIF are computed from. */
  readonly regular: Cents;
}

/** What the employee earns in cash in a month. */
export function earningsOf(input: PayslipInput, { benefits, overtime }: Rates): Earnings {
  const lines: Line[] = [];
  const sums = { gross: 0, basic: 0, taxable: 0, regular: 0 };
  const add = (line: Omit<Line, 'kind'>, { irregular = false, exempt = false } = {}) => {
    if (line.amount === 0) return;
    lines.push({ kind: 'earning', ...line });
    sums.gross += line.amount;
    if (!exempt) sums.taxable += line.amount;
    if (!exempt && !irregular) sums.regular += line.amount;
  };
  const { proration, unpaidLeave } = input;
  const worked = proration && { ...daysOf(input.month, proration), days: proration.worked };
  const away = unpaidLeave && { ...daysOf(input.month, unpaidLeave), days: unpaidLeave.days };

  /** A line of pay that days count for, and what unpaid leave takes of it. */
  const addByDays = (code: 'basic' | 'allowance', full: Cents, ref?: string, irregular?: boolean) => {
    const named = ref === undefined ? {} : { ref };
    const amount = worked ? portion(full, worked.days * 2, worked.of * 2) : full;
    add(
      { code, ...named, amount, why: worked ? { rule: 'days', full, ...worked } : { rule: 'given' } },
      { irregular },
    );
    const taken = away ? Math.min(portion(full, away.days * 2, away.of * 2), amount) : 0;
    if (away && taken > 0)
      add(
        { code: 'unpaid-leave', ...named, amount: -taken, why: { rule: 'days', full, ...away } },
        { irregular },
      );
    return amount - taken;
  };

  sums.basic = addByDays('basic', input.basic);
  for (const { name, amount, irregular = false, unprorated = false } of input.allowances ?? []) {
    if (unprorated) add({ code: 'allowance', ref: name, amount, why: { rule: 'given' } }, { irregular });
    else addByDays('allowance', amount, name, irregular);
  }
  const { overtimeBasic: hourly = input.basic } = input;
  for (const { hours, on } of input.overtime ?? []) {
    const { divisor, [on]: factor } = overtime;
    // In hundredths of hours and in halves, so that the product stays exact.
    const amount = portion(hourly, (Math.round(hours * 100) * factor) / 50, divisor * 200);
    add({ code: 'overtime', amount, why: { rule: 'hours', basic: hourly, hours, divisor, factor } });
  }
  add({ code: 'arrears', amount: input.arrears ?? 0, why: { rule: 'given' } });
  add({ code: 'bonus', amount: input.bonus ?? 0, why: { rule: 'given' } }, { irregular: true });
  for (const { name, days, rate } of input.perDiems ?? []) {
    const why = { rule: 'per-diem', days, rate, exemptRate: benefits.perDiem } as const;
    const exempt = Math.min(rate, benefits.perDiem) * days;
    const named = name === undefined ? {} : { ref: name };
    add({ code: 'per-diem', ...named, amount: rate * days - exempt, why }, { irregular: true });
    add({ code: 'per-diem-exempt', ...named, amount: exempt, why }, { exempt: true });
  }
  return { lines, ...sums };
}
