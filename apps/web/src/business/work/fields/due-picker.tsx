import { addDays } from '@kazi/contract/shared';
import { Popover } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepEscape } from '../../../shell/day-field/escape.ts';
import { today } from '../../../shell/days.ts';
import classes from './due-picker.module.css';
import { useDayText } from './marks.tsx';
import type { FieldButtonProps, FieldPickerProps } from './picker.tsx';

const Calendar = lazy(() =>
  import('../../../shell/day-field/calendar.tsx').then((module) => ({ default: module.Calendar })),
);

interface DuePickerProps extends FieldButtonProps {
  /** Undefined for several tasks that differ. */
  dueDate: string | null | undefined;
  onPick: (dueDate: string | null) => void;
}

/** A button that opens the likely days and a calendar. */
export function DuePicker({ defaultOpened = false, onClose, ...props }: DuePickerProps) {
  const { dueDate, onPick, buttonLabel, className, disabled, children } = props;
  const { t } = useTranslation('work');
  const dayText = useDayText();
  const chosen = dueDate ? dayText(dueDate) : t('none.dueDate');
  const [opened, setOpened] = useState(defaultOpened);
  const button = useRef<HTMLButtonElement>(null);
  function close() {
    setOpened(false);
    onClose?.();
  }
  function pick(day: string | null) {
    onPick(day);
    button.current?.focus();
    close();
  }
  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && close()}
      position="bottom-start"
      offset={4}
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <button
          ref={button}
          type="button"
          className={className}
          disabled={disabled}
          aria-label={buttonLabel ?? `${t('field.dueDate')}: ${chosen}`}
          onClick={() => setOpened(!opened)}
        >
          {children}
        </button>
      </Popover.Target>
      <Popover.Dropdown
        className={classes.dropdown}
        aria-label={t('field.dueDate')}
        onFocusCapture={keepEscape}
      >
        <div className={classes.likely}>
          <LikelyDays onPick={pick} />
          {dueDate !== null && (
            <button type="button" className={classes.day} onClick={() => pick(null)}>
              {t('due.none')}
            </button>
          )}
        </div>
        <div className={classes.calendar}>
          <Suspense>
            <Calendar day={dueDate ?? null} label={t('due.pick')} onPick={pick} />
          </Suspense>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Chooses when a task is due. */
export const DueDatePicker = ({
  task: { dueDate },
  isMany: _,
  onChange,
  ...button
}: FieldPickerProps<'dueDate'>) => (
  <DuePicker {...button} dueDate={dueDate} onPick={(day) => day !== dueDate && onChange({ dueDate: day })} />
);

function LikelyDays({ onPick }: { onPick: (day: string) => void }) {
  const { t } = useTranslation('work');
  const dayText = useDayText();
  const now = today();
  const days = [
    { day: now, name: t('due.today') },
    { day: addDays(now, 1), name: t('due.tomorrow') },
    { day: addDays(now, 3), name: t('due.inDays', { count: 3 }) },
    { day: addDays(now, 7), name: t('due.inWeeks', { count: 1 }) },
    { day: addDays(now, 14), name: t('due.inWeeks', { count: 2 }) },
  ];
  return days.map(({ day, name }) => (
    <button key={day} type="button" className={classes.day} onClick={() => onPick(day)}>
      {name}
      <span aria-hidden="true">{dayText(day) === name ? '' : dayText(day)}</span>
    </button>
  ));
}
