import { cents } from '@kazi/contract/cents';
import type { RunInput } from '@kazi/contract/payroll';
import type { NamedDeduction } from '../../database/tables.ts';
import type { ToCompute } from './read-batch.ts';

/**
 * What an employee owes this month besides what the law takes: the deductions of their terms as far as anything is left
 * of them, those of the month's inputs, and what was carried into it. Those of the terms only with the month's own run.
 */
export function dueThisMonth(
  { terms, taken, carried }: Pick<ToCompute, 'terms' | 'taken' | 'carried'>,
  { inputs, regular }: { inputs: readonly { id: string; input: RunInput }[]; regular: boolean },
): NamedDeduction[] {
  const due = new Map<string, NamedDeduction>();
  const add = (deduction: NamedDeduction) => {
    const amount = cents((due.get(deduction.id)?.amount ?? 0) + deduction.amount);
    due.set(deduction.id, { ...deduction, amount });
  };
  if (regular) for (const deduction of carried) add(deduction);
  for (const { id = '', kind, name, amount, balance } of regular ? (terms?.deductions ?? []) : []) {
    const wanted = (due.get(id)?.amount ?? 0) + amount;
    const left = balance === null ? wanted : Math.max(0, balance - (taken[id] ?? 0));
    due.set(id, { id, kind, name, amount: cents(Math.min(wanted, left)) });
  }
  for (const { id, input } of inputs)
    for (const [index, { kind, name, amount }] of input.deductions.entries())
      add({ id: `${id}/${index}`, kind, name, amount });
  return [...due.values()].filter(({ amount }) => amount > 0);
}
