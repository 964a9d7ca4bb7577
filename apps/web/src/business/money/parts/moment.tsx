import { useLocale } from '@kazi/ui/locale';

/** When something happened, to the minute: money is looked up by its time. */
export function Moment({ at }: { at: string }) {
  const locale = useLocale();
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{words.format(new Date(at))}</time>;
}
