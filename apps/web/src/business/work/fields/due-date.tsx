import { addDays } from '@kazi/contract/shared';
import { isFinished, type TaskStatus } from '@kazi/contract/work';
import { useLocale } from '@kazi/ui/locale';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconCalendarDue from '#icons/IconCalendarDue';
import { today } from '../../../shell/days.ts';
import { dueGroupOf, localNoon } from '../days.ts';
import classes from './fields.module.css';

/** When a task is due; red once that is past, unless nothing is left to do. */
export function DueDate({ dueDate, status }: { dueDate: string; status: TaskStatus }) {
  const { t } = useTranslation('work');
  const dayText = useDayText();
  const due = isFinished(status) ? 'later' : dueGroupOf(dueDate);
  const day = dayText(dueDate);
  return (
    <span className={`${classes.chip} ${classes.due}`} data-due={due}>
      <IconCalendarDue size={14} stroke={1.7} aria-hidden="true" />
      <VisuallyHidden>{t(due === 'overdue' ? 'due.overdueOn' : 'due.dueOn', { day })}</VisuallyHidden>
      <span aria-hidden="true">{day}</span>
    </span>
  );
}

/** Names a day as people do: "Tomorrow", "Friday" within a week, else "12 Dec", with its year where that is another. */
export function useDayText(): (day: string) => string {
  const locale = useLocale();
  const { t } = useTranslation('work');
  return (day) => {
    const now = today();
    if (day === now) return t('due.today');
    if (day === addDays(now, 1)) return t('due.tomorrow');
    if (day === addDays(now, -1)) return t('due.yesterday');
    const moment = localNoon(day);
    if (day > now && day <= addDays(now, 6)) return moment.toLocaleDateString(locale, { weekday: 'long' });
    const isThisYear = day.slice(0, 4) === now.slice(0, 4);
    return moment.toLocaleDateString(locale, {
      day: 'numeric',
      month: 'short',
      ...(!isThisYear && { year: 'numeric' }),
    });
  };
}
