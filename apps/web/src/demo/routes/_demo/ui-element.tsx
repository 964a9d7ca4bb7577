import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '../../showcase/frame/overview-page.tsx';
import { readOverviewSearch } from '../../showcase/frame/overview-search.ts';
import { overviewLoader } from '../../showcase/loader.ts';

export const Route = createFileRoute('/_demo/ui-element')({
  validateSearch: readOverviewSearch,
  loader: overviewLoader,
  component: () => <OverviewPage {...Route.useLoaderData()} />,
});
