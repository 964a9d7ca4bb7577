import { useLocale } from '@kazi/ui/locale';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import IconChevronLeft from '#icons/IconChevronLeft';
import IconChevronRight from '#icons/IconChevronRight';
import { today } from '../../shell/days.ts';
import { oneOf } from '../../shell/search-params.ts';
import classes from './calendar.module.css';
import { pageFrom } from './event-times.ts';
import { type CalendarSearch, type View, views } from './search.ts';
import { titleOf } from './title.ts';

interface CalendarToolbarProps {
  view: View;
  date: string;
  onGo: (change: CalendarSearch) => void;
}

const viewNames: Record<View, string> = { month: 'Month', week: 'Week', day: 'Day', list: 'List' };
const units: Record<View, string> = { month: 'month', week: 'week', day: 'day', list: 'month' };

/** What is shown, and the ways to the days beside it and to the other views. */
export function CalendarToolbar({ view, date, onGo }: CalendarToolbarProps) {
  const locale = useLocale();
  return (
    <div className={classes.toolbar}>
      <div className={classes.steps}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={`The ${units[view]} before`}
          onClick={() => onGo({ date: pageFrom(date, view, -1) })}
        >
          <IconChevronLeft size={18} stroke={1.8} className={classes.turns} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={`The ${units[view]} after`}
          onClick={() => onGo({ date: pageFrom(date, view, 1) })}
        >
          <IconChevronRight size={18} stroke={1.8} className={classes.turns} />
        </ActionIcon>
        <Button variant="default" disabled={date === today()} onClick={() => onGo({ date: undefined })}>
          Today
        </Button>
      </div>
      <h2 className={classes.title} aria-live="polite">
        {titleOf(view, date, locale)}
      </h2>
      <SegmentedControl
        className={classes.views}
        aria-label="View"
        value={view}
        onChange={(value) => onGo({ view: oneOf(value, views) })}
        data={views.map((value) => ({ value, label: viewNames[value] }))}
      />
    </div>
  );
}
