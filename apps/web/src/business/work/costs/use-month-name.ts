import { useLocale } from '@kazi/ui/locale';

/** Says months (`2026-11`) as people read them. */
export function useMonthName() {
  const format = new Intl.DateTimeFormat(useLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month: string) => format.format(new Date(`${month}-01T00:00:00Z`));
}
