import { useLocale } from '@kazi/ui/locale';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
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

/** What a step goes over. */
const units = { month: 'month', week: 'week', day: 'day', list: 'month' } as const satisfies Record<
  View,
  View
>;

/** What is shown, and the ways to the days beside it and to the other views. */
export function CalendarToolbar({ view, date, onGo }: CalendarToolbarProps) {
  const { t } = useTranslation('demo/calendar');
  const locale = useLocale();
  return (
    <div className={classes.toolbar}>
      <div className={classes.steps}>
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
      </div>
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
    </div>
  );
}
