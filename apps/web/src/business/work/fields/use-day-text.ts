import { addDays } from '@kazi/contract/shared';
import { useLocale } from '@kazi/ui/locale';
import { useTranslation } from 'react-i18next';
import { localNoon, today } from '../days.ts';

/** Names a day as people do: "Tomorrow", "Friday" within a week, else "12 Dec", with its year where that is another. */
export function useDayText(): (day: string) => string {
  const locale = useLocale();
  const { t } = useTranslation('work');
  return (day) => {
    const now = today();
    if (day === now) return t('due.today');
    if (day === addDays(now, 1)) return t('due.tomorrow');
    if (day === addDays(now, -1)) return t('due.yesterday');
    const moment = localNoon(day);
    if (day > now && day <= addDays(now, 6)) return moment.toLocaleDateString(locale, { weekday: 'long' });
    const isThisYear = day.slice(0, 4) === now.slice(0, 4);
    return moment.toLocaleDateString(locale, {
      day: 'numeric',
      month: 'short',
      ...(!isThisYear && { year: 'numeric' }),
    });
  };
}
