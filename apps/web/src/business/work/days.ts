import { type Due, weekEnd } from '@kazi/contract/work';
import { today } from '../../shell/days.ts';

/** What is asked for, with the reader's day where the answer depends on it. */
export const seenToday = <Asked extends { due?: Due | undefined }>(
  asked: Asked,
): Asked & { today?: string } => (asked.due ? { ...asked, today: today() } : asked);

/** Noon of a day here: far enough from midnight that no change of the clocks makes it another day. */
export const localNoon = (day: string): Date => new Date(`${day}T12:00:00`);

/** Where a due date stands from today. `week` is the six days after today. */
export type DueGroup = 'overdue' | 'today' | 'week' | 'later' | 'none';

export const dueGroups: readonly DueGroup[] = ['overdue', 'today', 'week', 'later', 'none'];

export function dueGroupOf(dueDate: string | null, now = today()): DueGroup {
  if (dueDate === null) return 'none';
  if (dueDate < now) return 'overdue';
  if (dueDate === now) return 'today';
  return dueDate <= weekEnd(now) ? 'week' : 'later';
}
