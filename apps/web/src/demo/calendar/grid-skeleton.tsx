import { dateFormat } from '@kazi/ui/date-format';
import { Stack } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { useTranslation } from 'react-i18next';
import { monthDays } from '../../boot/month-days.ts';
import { dayOf } from '../../shell/days.ts';
import classes from './grid-skeleton.module.css';
import type { View } from './search.ts';

interface GridSkeletonProps {
  view: View;
  date: string;
}

/** Keeps the place of the calendar while it is loaded. A month shows its days already. */
export function GridSkeleton({ view, date }: GridSkeletonProps) {
  const { t } = useTranslation('demo/calendar');
  return (
    <div className={classes.skeleton} role="status" aria-label={t('loading')}>
      {view === 'month' ? (
        <MonthSkeleton month={new Date(`${date}T12:00`)} />
      ) : (
        <div className={classes.plain} />
      )}
    </div>
  );
}

function MonthSkeleton({ month }: { month: Date }) {
  const locale = useLocale();
  const name = dateFormat(locale, { weekday: 'short' });
  const initial = dateFormat(locale, { weekday: 'narrow' });
  const number = new Intl.NumberFormat(locale);
  const days = monthDays(month);
  return (
    <div className={classes.month} aria-hidden="true">
      {days.slice(0, 7).map((day) => (
        <Stack as="span" key={day.getDay()} tone="muted" weight={500} className={classes.weekday}>
          <span className={classes.name}>{name.format(day)}</span>
          <span className={classes.initial}>{initial.format(day)}</span>
        </Stack>
      ))}
      {days.map((day) => (
        // The numbers of the first sight, which the build draws, are filled in by `boot/first-screen.ts`.
        <span
          key={dayOf(day)}
          className={classes.day}
          data-month-day
          data-other={day.getMonth() !== month.getMonth() || undefined}
        >
          {number.format(day.getDate())}
        </span>
      ))}
    </div>
  );
}
