import { useLocale } from '@kazi/ui/locale';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconCalendarDue from '#icons/IconCalendarDue';
import { dayOf, daysBetween, today } from '../../shell/days.ts';
import { dayText } from './days.ts';
import classes from './due-day.module.css';

interface DueDayProps {
  /** ISO 8601. */
  at: string;
  /** Nothing is left to do: it cannot be overdue. */
  isOver?: boolean;
}

/** The day something is due; red once that is past. */
export function DueDay({ at, isOver = false }: DueDayProps) {
  const { t } = useTranslation('demo');
  const locale = useLocale();
  const day = dayOf(new Date(at));
  const away = daysBetween(today(), day);
  const state = isOver || away > 0 ? 'later' : away === 0 ? 'today' : 'overdue';
  return (
    <time className={classes.due} dateTime={day} data-due={state}>
      <IconCalendarDue size={14} stroke={1.7} aria-hidden="true" />
      <VisuallyHidden>{state === 'overdue' ? t('parts.overdueSince') : t('parts.due')} </VisuallyHidden>
      {dayText(day, locale)}
    </time>
  );
}
