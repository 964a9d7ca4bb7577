import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { CalendarPage } from '../../../calendar/calendar-page.tsx';
import { readCalendarSearch } from '../../../calendar/search.ts';
import { useSearchOf } from '../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/calendar')({
  validateSearch: readCalendarSearch,
  loader: () => loadTexts('demo/calendar'),
  component: () => <CalendarPage search={useSearchOf(readCalendarSearch)} />,
});
