import { useEffect, useState } from 'react';
import { dateFormat } from '../locale/date-format.ts';
import { useLocale } from '../locale/locale.ts';
import { formatRelative } from './format.ts';

const refreshMs = 30_000;

interface RelativeTimeProps {
  /** A moment, ISO 8601. */
  at: string;
  /** It lies ahead, as when an invitation runs out. Anything else has happened, whatever a clock that is behind says: at most now. */
  ahead?: boolean;
}

/** How long ago something was, or how soon it will be, kept up to date; the exact time on hover. */
export function RelativeTime({ at, ahead = false }: RelativeTimeProps) {
  const locale = useLocale();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  const moment = new Date(at).getTime();
  const exact = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={at} title={exact.format(moment)}>
      {formatRelative(ahead ? moment : Math.min(moment, now), now, locale)}
    </time>
  );
}
