import { useLocale } from '@kazi/ui/locale';

/** The day of a moment. */
export function Day({ at }: { at: string }) {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
