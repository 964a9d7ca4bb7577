import { type CalendarName, calendarNames } from '@kazi/simulation/calendar';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './calendar.module.css';
import { calendarTones } from './calendars.ts';

interface CalendarFiltersProps {
  shown: readonly CalendarName[];
  /** Shows or hides these, all others stay. */
  onChange: (names: readonly CalendarName[], isShown: boolean) => void;
}

/** Which calendars are shown, each in its colour. */
export function CalendarFilters({ shown, onChange }: CalendarFiltersProps) {
  const { t } = useTranslation('demo/calendar');
  const areAll = shown.length === calendarNames.length;
  return (
    <fieldset className={classes.filters}>
      <legend className={classes.legend}>{t('calendarsTitle')}</legend>
      <Checkbox
        label={t('allCalendars')}
        color="gray"
        checked={areAll}
        indeterminate={!areAll && shown.length > 0}
        onChange={() => onChange(calendarNames, !areAll)}
      />
      {calendarNames.map((name) => (
        <Checkbox
          key={name}
          color={`var(--kz-${calendarTones[name]})`}
          iconColor="var(--kz-surface)"
          label={t(`calendars.${name}`)}
          checked={shown.includes(name)}
          onChange={({ currentTarget }) => onChange([name], currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
