import { type CalendarEvent, type CalendarName, calendarNames, listEvents } from '@kazi/simulation/calendar';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { today } from '../../shell/days.ts';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useShortcut } from '../../shell/shortcuts/use-shortcut.ts';
import { type SearchNow, useChangeSearch } from '../../shell/use-change-search.ts';
import { answerOf } from '../calls/use-answer.ts';
import classes from './calendar.module.css';
import { CalendarFilters } from './calendar-filters.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { type EventTimes, timesOf } from './event-times.ts';
import { GridSkeleton } from './grid-skeleton.tsx';
import { type CalendarSearch, readCalendarSearch } from './search.ts';
import { useReschedule } from './use-event-change.ts';

const CalendarGrid = onDemand(() => import('./calendar-grid.tsx').then((module) => module.CalendarGrid));
const EventPanel = onDemand(() => import('./event-panel.tsx').then((module) => module.EventPanel));

/** Events by month, week, day or as a list. What of them is shown lives in the address. */
export function CalendarPage({ search }: { search: CalendarSearch }) {
  const { t } = useTranslation('demo/calendar');
  const { view = 'month', date = today(), without = [] } = search;
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
        <Suspense>
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
