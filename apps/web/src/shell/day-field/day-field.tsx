import { useLocale } from '@kazi/ui/locale';
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCalendar from '#icons/IconCalendar';
import { type DayKind, isWritten } from '../days.ts';
import classes from './day-field.module.css';
import { keepEscape } from './escape.ts';
import { dayText, readDay } from './typed-day.ts';

const Calendar = lazy(() => import('./calendar.tsx').then((module) => ({ default: module.Calendar })));

interface DayFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'rightSection'> {
  kind?: DayKind;
  /** As the API writes it, or what was typed and is no day. */
  value?: string;
  /** Called with the day or month; with the words as they are where they are none, for the form to refuse. */
  onChange?: (value: string) => void;
}

/** A day or a month to be typed, in whatever way people write it, or chosen from a calendar. */
export function DayField({ kind = 'day', value = '', onChange, onBlur, readOnly, ...input }: DayFieldProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();
  const [opened, setOpened] = useState(false);
  const known = isWritten(value, kind) ? value : undefined;
  function pick(day: string | null) {
    setTyped(undefined);
    setOpened(false);
    onChange?.(kind === 'day' ? (day ?? '') : (day ?? '').slice(0, 7));
  }
  function openByKey(event: KeyboardEvent) {
    if (!(event.altKey && event.key === 'ArrowDown')) return;
    event.preventDefault();
    setOpened(true);
  }
  return (
    <TextInput
      placeholder={t(`calendar.typed.${kind}`)}
      autoComplete="off"
      {...input}
      readOnly={readOnly}
      value={typed ?? (known ? dayText(known, kind, locale) : value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange?.(readDay(currentTarget.value, kind, locale) ?? currentTarget.value);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
      onKeyDown={readOnly ? undefined : openByKey}
      rightSection={
        !readOnly && (
          <Popover
            opened={opened}
            onChange={setOpened}
            position="bottom-end"
            offset={8}
            trapFocus
            returnFocus
            transitionProps={{ duration: 0 }}
          >
            <Popover.Target>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={30}
                disabled={input.disabled ?? false}
                aria-label={t('calendar.open')}
                onClick={() => setOpened(!opened)}
              >
                <IconCalendar size={17} stroke={1.6} />
              </ActionIcon>
            </Popover.Target>
            <Popover.Dropdown
              className={classes.calendar}
              aria-label={t('calendar.label')}
              onFocusCapture={keepEscape}
            >
              <Suspense>
                <Calendar
                  kind={kind}
                  day={known ? dayOfMonth(known) : null}
                  label={t('calendar.label')}
                  onPick={pick}
                />
              </Suspense>
            </Popover.Dropdown>
          </Popover>
        )
      }
    />
  );
}

/** A day of it, for a calendar, which knows months by their first day. */
const dayOfMonth = (value: string): string => (value.length === 7 ? `${value}-01` : value);
