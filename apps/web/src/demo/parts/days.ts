import { dateFormat } from '@kazi/ui/date-format';
import { daysBetween, today } from '../../shell/days.ts';

/** The end of a working day, as ISO 8601: when what is due on a day has to be there. */
export const endOfWork = (day: string): string => new Date(`${day}T17:00`).toISOString();

/** Names a day as people do: "Tomorrow", "Friday" within a week, else "12 Dec", with its year where that is another. */
export function dayText(day: string, locale: string): string {
  const away = daysBetween(today(), day);
  if (Math.abs(away) <= 1) {
    const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(away, 'day');
    return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
  }
  const noon = new Date(`${day}T12:00`);
  if (away > 0 && away < 7) return dateFormat(locale, { weekday: 'long' }).format(noon);
  const isThisYear = day.slice(0, 4) === today().slice(0, 4);
  return dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(noon);
}
