import { useLocale } from '@kazi/ui/locale';
import { dayOf, today } from '../../../shell/days.ts';
import { dayText } from '../../parts/days.ts';

/** When something was said: the hour where it was today, else the day. */
export function MessageTime({ at }: { at: string }) {
  const locale = useLocale();
  const moment = new Date(at);
  const day = dayOf(moment);
  return <time dateTime={at}>{day === today() ? clockTime(moment, locale) : dayText(day, locale)}</time>;
}

/** The hour and minute: `14:05`. */
export const clockTime = (moment: Date, locale: string): string =>
  moment.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
