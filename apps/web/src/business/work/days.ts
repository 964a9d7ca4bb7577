/** A calendar day as the API writes it, `2026-11-21`, of a moment in this device's time zone. */
function dayOf(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const date = String(moment.getDate()).padStart(2, '0');
  return `${moment.getFullYear()}-${month}-${date}`;
}

export const today = (): string => dayOf(new Date());

/** The day `count` days after `day`; before it, where `count` is negative. */
export function addDays(day: string, count: number): string {
  const moment = localNoon(day);
  moment.setDate(moment.getDate() + count);
  return dayOf(moment);
}

/** Noon of a day here: far enough from midnight that no change of the clocks makes it another day. */
export const localNoon = (day: string): Date => new Date(`${day}T12:00:00`);

/** Where a due date stands from today. `week` is the six days after today. */
export type DueGroup = 'overdue' | 'today' | 'week' | 'later' | 'none';

export const dueGroups: readonly DueGroup[] = ['overdue', 'today', 'week', 'later', 'none'];

export function dueGroupOf(dueDate: string | null, now = today()): DueGroup {
  if (dueDate === null) return 'none';
  if (dueDate < now) return 'overdue';
  if (dueDate === now) return 'today';
  return dueDate <= addDays(now, 6) ? 'week' : 'later';
}
