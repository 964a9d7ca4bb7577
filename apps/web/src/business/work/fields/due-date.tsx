import { isFinished, type TaskStatus } from '@kazi/contract/work';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconCalendarDue from '#icons/IconCalendarDue';
import { dueGroupOf } from '../days.ts';
import classes from './fields.module.css';
import { useDayText } from './use-day-text.ts';

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
