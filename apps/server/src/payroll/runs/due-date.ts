import type { Authority } from '@kazi/contract/payroll';
import { dueDates, type Obligation } from '@kazi/payroll-ke';

/** By which rule each authority is remitted to; schemes and lenders have their own. */
export const obligationOf: Partial<Record<Authority, Obligation>> = {
  paye: 'paye',
  ahl: 'housing-levy',
  shif: 'health',
  nhif: 'health',
  nssf: 'nssf',
  nita: 'nita',
  helb: 'helb',
};

/**
 * The day by which what a month (2026-11) owes must be remitted. Schemes and lenders set their own: they get theirs with
 * the taxes.
 */
export function dueOn(authority: Authority, month: string): string {
  const dates = dueDates(month);
  const of = (obligation: Obligation) => dates.find((date) => date.obligation === obligation)?.day;
  const day = of(obligationOf[authority] ?? 'paye') ?? of('paye');
  if (!day) throw new Error(`No due date is known for ${month}`);
  return day;
}
