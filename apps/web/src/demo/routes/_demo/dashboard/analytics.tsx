import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { AnalyticsPage } from '../../../dashboards/analytics/analytics-page.tsx';
import { readAnalyticsSearch } from '../../../dashboards/parts/search.ts';
import { useSearchOf } from '../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/dashboard/analytics')({
  validateSearch: readAnalyticsSearch,
  loader: () => loadTexts('demo/dashboards'),
  component: () => <AnalyticsPage search={useSearchOf(readAnalyticsSearch)} />,
});
