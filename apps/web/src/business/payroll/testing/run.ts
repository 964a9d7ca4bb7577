import { cents } from '@kazi/contract/cents';
import type { RunOpened } from '@kazi/contract/payroll';

/** The totals of a run without employees. */
const nothing: RunOpened['totals'] = {
  gross: cents(0),
  deductions: cents(0),
  net: cents(0),
  employer: cents(0),
  obligations: cents(0),
  leaving: cents(0),
  cost: cents(0),
  fees: cents(0),
  rounding: cents(0),
};

/** A run of November 2026 for tests, with what a test says of it. */
export function runWith(given: Partial<RunOpened> = {}): RunOpened {
  return {
    id: '01000000-0000-7000-8000-000000000001',
    month: '2026-11',
    kind: 'monthly',
    note: null,
    status: 'draft',
    payDay: '2026-11-25',
    currency: 'KES',
    employees: 1,
    skipped: 0,
    progress: null,
    totals: nothing,
    problems: { errors: 0, warnings: 0 },
    changes: { all: 0, reviewed: 0 },
    payouts: { held: 0, waiting: 0, sent: 0, arrived: 0, failed: 0 },
    payer: null,
    available: null,
    preparedBy: null,
    approvedBy: null,
    version: 1,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    may: {
      change: false,
      calculate: false,
      approve: false,
      approveRefusal: null,
      reject: false,
      cancel: false,
      pay: false,
      close: false,
    },
    obligations: [],
    reversals: [],
    moves: [],
    ...given,
  };
}
