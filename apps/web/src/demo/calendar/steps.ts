import { dayOf } from '../../shell/days.ts';
import type { View } from './search.ts';

/** The day that is shown when one goes a page on in a view, or back with -1. */
export function pageFrom(day: string, view: View, step: 1 | -1): string {
  const moment = new Date(`${day}T12:00`);
  if (view === 'week') moment.setDate(moment.getDate() + 7 * step);
  else if (view === 'day') moment.setDate(moment.getDate() + step);
  // From the first, since the month beside it may have no 31st.
  else moment.setMonth(moment.getMonth() + step, 1);
  return dayOf(moment);
}
