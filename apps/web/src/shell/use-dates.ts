import { dateFormat } from '@kazi/ui/date-format';
import { useLocale } from '@kazi/ui/locale';

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Says months (`2026-11`) and calendar days (`2026-11-21`) as people read them. */
export function useDates() {
  const locale = useLocale();
  const months = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const days = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    monthName: (month: string) => months.format(startOf(`${month}-01`)),
    dayName: (day: string) => days.format(startOf(day)),
    daysFrom: (from: string, to: string) => days.formatRange(startOf(from), startOf(to)),
  };
}
