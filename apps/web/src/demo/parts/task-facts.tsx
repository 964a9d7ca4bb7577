import { Row } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import type { Tone } from '@kazi/ui/tones';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconCalendarDue from '#icons/IconCalendarDue';
import { dayOf, daysBetween, today } from '../../shell/days.ts';
import { dayText } from './days.ts';
import classes from './task-facts.module.css';

interface ChipsProps {
  /** What they are: "Labels". */
  label: string;
  chips: readonly { name: string; tone: Tone }[];
}

/** A few short words, each in the colour of what it says. */
export function Chips({ label, chips }: ChipsProps) {
  return (
    <Row as="ul" gap={4} align="stretch" wrap aria-label={label}>
      {chips.map(({ name, tone }) => (
        <li key={name} className={classes.chip} data-tone={tone}>
          {name}
        </li>
      ))}
    </Row>
  );
}

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
