import { dateFormat } from '@kazi/ui/date-format';
import { useLocale } from '@kazi/ui/locale';

/** Writes a day of the calendar, `2026-11-02`, as the reader is used to: `2 Nov 2026`. */
export function useDayFormat(): (day: string) => string {
  const format = dateFormat(useLocale(), { dateStyle: 'medium' });
  // With a time and no zone, it is midnight where the reader is; a bare day would be midnight in Greenwich.
  return (day) => format.format(new Date(`${day}T00:00`));
}
