import type { CalendarName } from '@kazi/simulation/calendar';
import type { Tone } from '@kazi/ui/tones';

/** The colour of each calendar's events. */
export const calendarTones: Record<CalendarName, Tone> = {
  Business: 'info',
  Holiday: 'success',
  Personal: 'danger',
  Family: 'active',
  ETC: 'review',
};
