import { daysBetween } from '../../../shell/days.ts';

interface Due {
  state: 'overdue' | 'dueToday' | 'dueIn';
  /** How many days late, or how many are left. */
  days: number;
}

/** How far a due day is away from a day. */
export function dueOf(dueOn: string, day: string): Due {
  const days = daysBetween(day, dueOn);
  if (days < 0) return { state: 'overdue', days: -days };
  return { state: days === 0 ? 'dueToday' : 'dueIn', days };
}
