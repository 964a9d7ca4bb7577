import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../i18n/i18n.ts';
import { OverviewPage } from '../../showcase/frame/overview-page.tsx';
import { readOverviewSearch } from '../../showcase/frame/overview-search.ts';

export const Route = createFileRoute('/_demo/ui-element')({
  validateSearch: readOverviewSearch,
  loader: () => loadTexts('showcase'),
  component: () => <OverviewPage />,
});
