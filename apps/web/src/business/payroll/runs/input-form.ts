import { rules } from 'virtual:rules/payroll.runs.setInput';
import { type Cents, noCents } from '@kazi/contract/cents';
import type { RunInput, RunOpened } from '@kazi/contract/payroll';
import { useTranslation } from 'react-i18next';
import type { client } from '../../../api/client.ts';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { defineForm } from '../../../shell/form/define-form.ts';

type Input = Parameters<typeof client.payroll.runs.setInput>[0]['input'];

/** One employee's month as the form holds it. */
export interface InputValues {
  isSkipped: boolean;
  skipped: string;
  daysWorked: number | string;
  overtimeHours: number | string;
  holidayHours: number | string;
  earnings: {
    key: string;
    kind: RunInput['earnings'][number]['kind'];
    name: string;
    amount: TypedAmount;
    days: number | string;
  }[];
  deductions: {
    key: string;
    kind: RunInput['deductions'][number]['kind'];
    name: string;
    amount: TypedAmount;
  }[];
}

const valuesOf = (input: RunInput): InputValues => ({
  isSkipped: input.skipped !== null,
  skipped: input.skipped ?? '',
  daysWorked: input.daysWorked ?? '',
  overtimeHours: input.overtimeHours || '',
  holidayHours: input.holidayHours || '',
  earnings: input.earnings.map((earning, at) => ({ key: `known ${at}`, ...earning })),
  deductions: input.deductions.map((deduction, at) => ({ key: `known ${at}`, ...deduction })),
});

const noInput: InputValues = {
  isSkipped: false,
  skipped: '',
  daysWorked: '',
  overtimeHours: '',
  holidayHours: '',
  earnings: [],
  deductions: [],
};

/** How the API takes what the form holds. */
const converters = {
  skipped: (typed: string) => typed.trim() || null,
  daysWorked: (typed: number | string) => (typed === '' ? null : Number(typed)),
  overtimeHours: Number,
  holidayHours: Number,
  earnings: (earnings: InputValues['earnings']): Input['earnings'] =>
    earnings.map(({ kind, name, amount, days }) => ({
      kind,
      name,
      amount: amountOf(amount),
      days: kind === 'per-diem' ? Number(days) : 0,
    })),
  deductions: (deductions: InputValues['deductions']): Input['deductions'] =>
    deductions.map(({ kind, name, amount }) => ({ kind, name, amount: amountOf(amount) })),
};

/** Each has an amount, which the form has checked. */
const amountOf = (value: TypedAmount): Cents => centsIn(value) ?? noCents;

/** How many days a month has. */
function daysOf(month: string): number {
  const end = new Date(`${month}-01T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return end.getUTCDate();
}

interface Bounds {
  least: number;
  most: number;
  step: number;
}

/** What may be entered, the days of a month as many as it has. */
const inputBounds = {
  daysWorked: (month: string): Bounds => ({ least: 0, most: daysOf(month), step: 0.5 }),
  hours: { least: 0, most: 400, step: 0.25 },
  perDiemDays: { least: 1, most: 31, step: 1 },
};

/** Whether a typed number is within its bounds; nothing is, as it says nothing. */
function isWithin(typed: number | string, { least, most, step }: Bounds): boolean {
  if (typed === '') return true;
  const number = Number(typed);
  return number >= least && number <= most && Number.isInteger(number / step);
}

/** What is entered for an employee's month, within the days of that month. */
export const inputForm = ({ month }: RunOpened) =>
  defineForm({
    draft: 'payroll-input',
    rules: rules.input?.fields ?? {},
    from: valuesOf,
    empty: noInput,
    to: converters,
    useFields() {
      const { t } = useTranslation('payroll');
      const amountProblem = useAmountCheck();
      const ofDays = inputBounds.daysWorked(month);
      const hours = (typed: number | string) =>
        isWithin(typed, inputBounds.hours) ? null : t('inputs.problem.hours', inputBounds.hours);
      const amounts = (items: readonly { amount: TypedAmount }[]) =>
        items.map(({ amount }, at) => [`${at}.amount`, amountProblem(amount)] as const);
      const perDiemDays = ({ kind, days }: InputValues['earnings'][number]) =>
        kind !== 'per-diem' || (days !== '' && isWithin(days, inputBounds.perDiemDays))
          ? null
          : t('inputs.problem.perDiemDays', inputBounds.perDiemDays);
      return {
        isSkipped: t('inputs.skip'),
        skipped: t('inputs.skipReason'),
        daysWorked: {
          label: t('inputs.days'),
          check: (typed) =>
            isWithin(typed, ofDays) ? null : t('inputs.problem.days', { most: ofDays.most }),
        },
        overtimeHours: { label: t('inputs.overtime'), check: hours },
        holidayHours: { label: t('inputs.holiday'), check: hours },
        earnings: {
          label: t('inputs.earnings'),
          check: (earnings) =>
            Object.fromEntries([
              ...amounts(earnings),
              ...earnings.map((earning, at) => [`${at}.days`, perDiemDays(earning)] as const),
            ]),
        },
        deductions: {
          label: t('inputs.deductions'),
          check: (deductions) => Object.fromEntries(amounts(deductions)),
        },
      };
    },
  });
