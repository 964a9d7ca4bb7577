import { type CalendarEvent, type CalendarName, calendarNames, listEvents } from '@kazi/simulation/calendar';
import { Row } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { ActionIcon, Button, Checkbox, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronLeft from '#icons/IconChevronLeft';
import IconChevronRight from '#icons/IconChevronRight';
import IconPlus from '#icons/IconPlus';
import { today } from '../../shell/days.ts';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { oneOf } from '../../shell/search-params.ts';
import { KeysRest, useShortcut } from '../../shell/shortcuts/use-shortcut.ts';
import { type SearchNow, useChangeSearch } from '../../shell/use-change-search.ts';
import { useIsPhone } from '../../shell/use-is-phone.ts';
import { answerOf } from '../calls/use-answer.ts';
import classes from './calendar.module.css';
import { type EventTimes, pageFrom, timesOf } from './event-times.ts';
import { GridSkeleton } from './grid-skeleton.tsx';
import { type CalendarSearch, readCalendarSearch, type View, views } from './search.ts';
import { useReschedule } from './use-event-change.ts';
import { calendarTones, titleOf } from './views.ts';

const CalendarGrid = onDemand(() => import('./calendar-grid.tsx').then((module) => module.CalendarGrid));
const EventPanel = onDemand(() => import('./event-panel.tsx').then((module) => module.EventPanel));

/** Events by month, week, day or as a list. What of them is shown lives in the address. */
export function CalendarPage({ search }: { search: CalendarSearch }) {
  const { t } = useTranslation('demo/calendar');
  // A month's days have room for a few letters on a phone.
  const usualView = useIsPhone() ? 'list' : 'month';
  const { view = usualView, date = today(), without = [] } = search;
  const go = useChangeSearch<CalendarSearch>();
  const reschedule = useReschedule();
  const [opened, setOpened] = useState<CalendarEvent | EventTimes>();
  const shown = calendarNames.filter((name) => !without.includes(name));
  const query = useQuery({
    ...answerOf(listEvents, { calendars: without.length > 0 ? shown : undefined }),
    placeholderData: keepPreviousData,
  });
  const addAt = (day: string) =>
    setOpened(timesOf(new Date(`${day}T09:00`), new Date(`${day}T10:00`), false));
  useShortcut({ keys: 'c', label: t('add'), group: t('title'), run: () => addAt(date) });
  const close = () => setOpened(undefined);
  return (
    <Page
      title={t('title')}
      width="full"
      actions={
        <Button leftSection={<IconPlus size={16} stroke={2} />} onClick={() => addAt(date)}>
          {t('add')}
        </Button>
      }
    >
      <div className={classes.sides} data-fills-page>
        <CalendarFilters shown={shown} onChange={(names, isShown) => go(withShown(names, isShown))} />
        <div className={classes.main}>
          <CalendarToolbar view={view} date={date} onGo={go} />
          {query.data ? (
            <Suspense fallback={<GridSkeleton view={view} date={date} />}>
              <CalendarGrid
                view={view}
                date={date}
                events={query.data}
                onGo={go}
                onMove={reschedule}
                onOpen={setOpened}
              />
            </Suspense>
          ) : query.error ? (
            <FailedState error={query.error} onRetry={query.refetch} />
          ) : (
            <GridSkeleton view={view} date={date} />
          )}
        </div>
      </div>
      {opened && (
        <Suspense fallback={<KeysRest />}>
          <EventPanel event={opened} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}

const withShown =
  (names: readonly CalendarName[], isShown: boolean) =>
  (now: SearchNow): CalendarSearch => {
    const { without = [] } = readCalendarSearch(now);
    const hidden = calendarNames.filter((name) => (names.includes(name) ? !isShown : without.includes(name)));
    return { without: hidden.length > 0 ? hidden : undefined };
  };

interface CalendarToolbarProps {
  view: View;
  date: string;
  onGo: (change: CalendarSearch) => void;
}

/** What a step goes over. */
const units = { month: 'month', week: 'week', day: 'day', list: 'month' } as const satisfies Record<
  View,
  View
>;

/** What is shown, and the ways to the days beside it and to the other views. */
function CalendarToolbar({ view, date, onGo }: CalendarToolbarProps) {
  const { t } = useTranslation('demo/calendar');
  const locale = useLocale();
  return (
    <Row lineGap={8} gap={16} wrap>
      <Row gap={6} align="stretch">
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t(`before.${units[view]}`)}
          onClick={() => onGo({ date: pageFrom(date, view, -1) })}
        >
          <IconChevronLeft size={18} stroke={1.8} className={classes.turns} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t(`after.${units[view]}`)}
          onClick={() => onGo({ date: pageFrom(date, view, 1) })}
        >
          <IconChevronRight size={18} stroke={1.8} className={classes.turns} />
        </ActionIcon>
        <Button variant="default" disabled={date === today()} onClick={() => onGo({ date: undefined })}>
          {t('today')}
        </Button>
      </Row>
      <h2 className={classes.title} aria-live="polite">
        {titleOf(view, date, locale)}
      </h2>
      <SegmentedControl
        className={classes.views}
        aria-label={t('view')}
        value={view}
        onChange={(value) => onGo({ view: oneOf(value, views) })}
        data={views.map((value) => ({ value, label: t(`views.${value}`) }))}
      />
    </Row>
  );
}

interface CalendarFiltersProps {
  shown: readonly CalendarName[];
  /** Shows or hides these, all others stay. */
  onChange: (names: readonly CalendarName[], isShown: boolean) => void;
}

/** Which calendars are shown, each in its colour. */
function CalendarFilters({ shown, onChange }: CalendarFiltersProps) {
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
