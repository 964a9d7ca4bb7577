import { dateFormat } from '../locale/date-format.ts';
import { useLocale } from '../locale/locale.ts';

interface MomentProps {
  /** ISO 8601. */
  at: string;
}

/** When something happened, to the minute: money is looked up by its time. */
export function Moment({ at }: MomentProps) {
  const words = dateFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{words.format(new Date(at))}</time>;
}
