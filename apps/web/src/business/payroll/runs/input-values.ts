import type { RunInput } from '@kazi/contract/payroll';
import type { client } from '../../../api/client.ts';
import { typedAmount } from '../../money/index.ts';
import { centsOf } from '../parts/cents-of.ts';

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
    amount: string;
    days: number | string;
  }[];
  deductions: { key: string; kind: RunInput['deductions'][number]['kind']; name: string; amount: string }[];
}

export const valuesOf = (input: RunInput): InputValues => ({
  isSkipped: input.skipped !== null,
  skipped: input.skipped ?? '',
  daysWorked: input.daysWorked ?? '',
  overtimeHours: input.overtimeHours || '',
  holidayHours: input.holidayHours || '',
  earnings: input.earnings.map(({ amount, ...earning }, at) => ({
    key: `known ${at}`,
    ...earning,
    amount: typedAmount(amount),
  })),
  deductions: input.deductions.map(({ amount, ...deduction }, at) => ({
    key: `known ${at}`,
    ...deduction,
    amount: typedAmount(amount),
  })),
});

/** What the API takes for the values of the form; `reason` stands where none was typed. */
export const inputOf = (values: InputValues, reason: string): Input => ({
  skipped: values.isSkipped ? values.skipped.trim() || reason : null,
  daysWorked: values.daysWorked === '' ? null : Number(values.daysWorked),
  overtimeHours: Number(values.overtimeHours),
  holidayHours: Number(values.holidayHours),
  earnings: values.earnings.map(({ kind, name, amount, days }) => ({
    kind,
    name,
    amount: centsOf(amount),
    days: kind === 'per-diem' ? Number(days) : 0,
  })),
  deductions: values.deductions.map(({ kind, name, amount }) => ({ kind, name, amount: centsOf(amount) })),
});
