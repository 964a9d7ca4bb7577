import { dateFormat } from '@kazi/ui/date-format';
import { useLocale } from '@kazi/ui/locale';

/** Writes a moment of these days as people say it, `Mon, 14:05`; nothing for none. */
export function useMomentWords() {
  const locale = useLocale();
  const words = dateFormat(locale, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  return (moment: string | null): string => (moment ? words.format(new Date(moment)) : '');
}
