import { useEffect, useState } from 'react';
import { useLocale } from '../locale/locale.ts';
import { formatRelative } from './format.ts';

const refreshMs = 30_000;

interface RelativeTimeProps {
  /** A moment, ISO 8601. */
  at: string;
}

/** How long ago something was, or how soon it will be, kept up to date; the exact time on hover. */
export function RelativeTime({ at }: RelativeTimeProps) {
  const locale = useLocale();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={at} title={exact.format(new Date(at))}>
      {formatRelative(new Date(at).getTime(), now, locale)}
    </time>
  );
}
