import { inMonth, type Month, type Row, type Table } from '../rates/dated.ts';
import { ratesOf } from '../rates/rates.ts';
import { holidaysOf, notAfter, workingDay } from './holidays.ts';

/** What an employer owes an authority for a month; `p9` to each employee for a year. */
export type Obligation = 'paye' | 'nssf' | 'health' | 'housing-levy' | 'nita' | 'helb' | 'p9';

/** Of the month after, or of March after a year. */
type By = { readonly by: 'day' | 'working-day'; readonly day: number };

const rules: Record<Obligation, Table<By>> = {
  paye: {
    name: 'due-paye',
    rows: [{ from: '2023-01', by: 'day', day: 9, source: 'KRA, FAQ 737 on penalties of PAYE' }],
  },
  nssf: {
    name: 'due-nssf',
    rows: [
      {
        from: '2023-01',
        by: 'day',
        day: 9,
        source: 'NSSF, notice of 9 February 2023, and of 12 February 2026',
      },
    ],
  },
  health: {
    name: 'due-health',
    rows: [
      {
        from: '2023-01',
        by: 'day',
        day: 9,
        source:
          'NHIF by practice; Social Health Insurance (General) Regulations 2024, r. 22(1) (The Star, 11 July 2025)',
      },
    ],
  },
  'housing-levy': {
    name: 'due-housing-levy',
    rows: [
      { from: '2023-01', by: 'day', day: 9, source: 'Finance Act 2023; EY Tax Alert 2023-1407' },
      { from: '2024-03', by: 'working-day', day: 9, source: 'KRA, public notice of 21 March 2024' },
    ],
  },
  nita: {
    name: 'due-nita',
    rows: [
      {
        from: '2023-01',
        by: 'day',
        day: 5,
        source:
          'Nifty Payroll, "NITA"; others have the 9th, with PAYE (Baker Tilly Kenya): the earlier is safe',
      },
    ],
  },
  helb: {
    name: 'due-helb',
    rows: [{ from: '2023-01', by: 'day', day: 15, source: 'HELB, obligations of the employer (helb.co.ke)' }],
  },
  p9: {
    name: 'due-p9',
    rows: [
      {
        from: '2023-01',
        by: 'day',
        day: 31,
        source:
          'By usage, in time for returns of individuals, due on 30 June; KRA’s guide says at the end of the year',
      },
    ],
  },
};

/** A day on which something is due, as `2026-03-09`. */
export interface Due {
  readonly obligation: Obligation;
  /** The last day the law allows, holding for what is filed and paid electronically (Tax Procedures Act, s. 77). */
  readonly day: string;
  /** The last working day not after it, on which an office and a bank are open. */
  readonly payBy: string;
  readonly source: string;
}

/**
 * What is due for a month, and when; with December the P9 of its year. `holidays` are days declared beyond those of
 * the Public Holidays Act, which move AHL's ninth working day. Throws UnknownMonth.
 */
export function dueDates(month: Month, holidays: Iterable<string> = []): Due[] {
  const isLevied = ratesOf(month).housingLevy.rate > 0;
  const next = monthAfter(month, 1);
  const monthly: Obligation[] = [
    'nita',
    'paye',
    'nssf',
    'health',
    ...(isLevied ? (['housing-levy'] as const) : []),
    'helb',
  ];
  const dues = monthly.map((obligation) =>
    due(obligation, inMonth(rules[obligation], month), next, holidays),
  );
  if (month.endsWith('-12')) dues.push(due('p9', inMonth(rules.p9, month), monthAfter(month, 3), holidays));
  return dues;
}

function due(
  obligation: Obligation,
  { by, day, source }: Row<By>,
  within: Month,
  declared: Iterable<string>,
): Due {
  const holidays = new Set([...holidaysOf(Number(within.slice(0, 4))), ...declared]);
  const last = by === 'day' ? `${within}-${String(day).padStart(2, '0')}` : workingDay(within, day, holidays);
  return { obligation, day: last, payBy: notAfter(last, holidays), source };
}

const monthAfter = (month: Month, months: number): Month =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months))
    .toISOString()
    .slice(0, 7);
