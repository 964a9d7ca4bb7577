/** A calendar day of this device's time zone, as date fields write it: `2026-11-21`. */
export function dayOf(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const date = String(moment.getDate()).padStart(2, '0');
  return `${moment.getFullYear()}-${month}-${date}`;
}

export const today = (): string => dayOf(new Date());

/** The end of a working day, as ISO 8601: when what is due on a day has to be there. */
export const endOfWork = (day: string): string => new Date(`${day}T17:00`).toISOString();

const dayMs = 86_400_000;

/** Whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Names a day as people do: "Tomorrow", "Friday" within a week, else "12 Dec", with its year where that is another. */
export function dayText(day: string, locale: string): string {
  const away = daysBetween(today(), day);
  if (Math.abs(away) <= 1) {
    const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(away, 'day');
    return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
  }
  const noon = new Date(`${day}T12:00`);
  if (away > 0 && away < 7) return noon.toLocaleDateString(locale, { weekday: 'long' });
  const isThisYear = day.slice(0, 4) === today().slice(0, 4);
  return noon.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
}
