import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type EventApi,
  type EventInput,
} from '@fullcalendar/react';
import type { CalendarEvent } from '@kazi/simulation/calendar';
import { useLocale } from '@kazi/ui/locale';
import { useDirection, VisuallyHidden } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../shell/days.ts';
import { type EventTimes, timesOf } from './event-times.ts';
import classes from './grid.module.css';
import { GridSkeleton } from './grid-skeleton.tsx';
import type { CalendarSearch, View } from './search.ts';
import { useCarriedEvent, useEventFocus } from './use-carried-event.ts';
import { useViewPlugins } from './view-plugins.ts';
import { calendarTones, firstDay } from './views.ts';

interface CalendarGridProps {
  view: View;
  date: string;
  events: readonly CalendarEvent[];
  onGo: (change: CalendarSearch) => void;
  onMove: (event: CalendarEvent, times: EventTimes) => void;
  /** An event is to be opened, or a new one at these times. */
  onOpen: (event: CalendarEvent | EventTimes) => void;
}

const viewTypes: Record<View, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listMonth',
};

/** What is the same in every view. */
const sameAlways: CalendarOptions = {
  headerToolbar: false,
  height: '100%',
  firstDay,
  eventDisplay: 'block',
  blockEventClass: classes.event,
  moreLinkClass: classes.more,
  blockEventInnerClass: classes.words,
  eventTitleClass: classes.title,
  columnEventClass: classes.sized,
  columnEventTimeClass: classes.hours,
  columnEventTitleClass: ({ isShort }) => !isShort && classes.wraps,
  slotHeaderInnerClass: classes.axis,
  allDayHeaderInnerClass: classes.axis,
  dayCellTopInnerClass: ({ isToday }) => isToday && classes.today,
  listItemEventClass: classes.listed,
  dayHeaderClass: classes.dayHeader,
  popoverClass: classes.popover,
  forceEventDuration: true,
  dayMaxEvents: true,
  nowIndicator: true,
  nowIndicatorLineClass: classes.now,
  eventTimeFormat: { hour: 'numeric', minute: '2-digit', omitZeroMinute: true, meridiem: 'short' },
  navLinks: true,
  scrollTime: '06:00',
  slotDuration: '00:30',
  editable: true,
  eventResizableFromStart: true,
  selectable: true,
  selectMirror: true,
  longPressDelay: 250,
};

/** What the calendar says. */
const words = (t: TFunction<'demo/calendar'>): CalendarOptions => ({
  allDayText: t('grid.allDay'),
  timedText: t('grid.timed'),
  weekTextLong: t('views.week'),
  noEventsText: t('grid.none'),
  eventsHint: t('grid.events'),
  closeHint: t('grid.close'),
  moreLinkText: (count) => t('grid.more', { hidden: `+${count}` }),
  moreLinkHint: (count) => t('grid.moreHint', { count }),
  navLinkHint: (day) => t('grid.goTo', { day }),
});

/** The events of a view, moved and stretched by pointer and by keys. */
export function CalendarGrid({ view, date, events, onGo, onMove, onOpen }: CalendarGridProps) {
  const { t } = useTranslation('demo/calendar');
  const locale = useLocale();
  const { dir } = useDirection();
  const calendar = useRef<CalendarRef>(null);
  const spoken = useMemo(() => words(t), [t]);
  const plugins = useViewPlugins(view);
  const keysId = useId();
  const { carried, keys } = useCarriedEvent({ events, view, onDrop: onMove, onShow: showDay });
  const { focus, drawn } = useEventFocus();
  const inputs = useMemo(
    () => events.map((event) => toInput(event.id === carried?.id ? { ...event, ...carried.times } : event)),
    [events, carried],
  );
  const eventOf = ({ id }: EventApi) => events.find((event) => String(event.id) === id);

  useEffect(() => {
    calendar.current?.getApi().changeView(viewTypes[view], date);
  }, [view, date]);

  /** Goes where a day is, if it is not in sight. */
  function showDay(day: Date) {
    const shown = calendar.current?.getApi().view;
    if (shown && (day < shown.activeStart || day >= shown.activeEnd)) onGo({ date: dayOf(day) });
  }

  function change({ event }: { event: EventApi }) {
    const changed = eventOf(event);
    if (changed && event.start && event.end) onMove(changed, timesOf(event.start, event.end, event.allDay));
  }

  if (!plugins) return <GridSkeleton view={view} date={date} />;
  return (
    <div className={classes.calendar} data-view={view} data-keeps-focus {...focus}>
      <div className={classes.fill} {...keys}>
        <FullCalendar
          // What it is made of holds from its beginning on.
          key={plugins.length}
          ref={calendar}
          plugins={plugins}
          initialView={viewTypes[view]}
          initialDate={date}
          {...sameAlways}
          {...spoken}
          locale={locale}
          direction={dir}
          events={inputs}
          navLinkDayClick={(day) => onGo({ view: 'day', date: dayOf(day) })}
          select={({ start, end, allDay, view: { calendar: api } }) => {
            api.unselect();
            onOpen(timesOf(start, end, allDay));
          }}
          eventClick={({ event, jsEvent }) => {
            jsEvent.preventDefault();
            const opened = eventOf(event);
            if (opened) onOpen(opened);
          }}
          eventDrop={change}
          eventResize={change}
          eventDidMount={({ el, event }) => {
            el.dataset.event = event.id;
            el.setAttribute('aria-describedby', keysId);
            drawn(el, Number(event.id));
          }}
        />
      </div>
      <VisuallyHidden id={keysId}>{t('keys.all')}</VisuallyHidden>
    </div>
  );
}

/** An event as the calendar draws it. Its address stays out: a click opens the event, not a page. */
function toInput({ id, title, start, end, allDay, extendedProps }: CalendarEvent): EventInput {
  const tone = calendarTones[extendedProps.calendar];
  return {
    id: String(id),
    title,
    start,
    end,
    allDay,
    color: `var(--kz-${tone})`,
    contrastColor: `var(--kz-${tone}-soft)`,
  };
}
