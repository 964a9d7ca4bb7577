import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '../../../calendar/calendar-page.tsx';
import { readCalendarSearch } from '../../../calendar/search.ts';
import { useSearchOf } from '../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/calendar')({
  validateSearch: readCalendarSearch,
  component: () => <CalendarPage search={useSearchOf(readCalendarSearch)} />,
});
