import { useLocale } from '@kazi/ui/locale';

const formats = {
  today: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  thisYear: { day: 'numeric', month: 'short' },
  earlier: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** When a mail came: the hour where it was today, else the day. */
export function MailTime({ at }: { at: string }) {
  const locale = useLocale();
  const moment = new Date(at);
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={at} title={exact.format(moment)}>
      {new Intl.DateTimeFormat(locale, formats[distanceOf(moment)]).format(moment)}
    </time>
  );
}

function distanceOf(moment: Date): keyof typeof formats {
  const now = new Date();
  if (moment.toDateString() === now.toDateString()) return 'today';
  return moment.getFullYear() === now.getFullYear() ? 'thisYear' : 'earlier';
}
