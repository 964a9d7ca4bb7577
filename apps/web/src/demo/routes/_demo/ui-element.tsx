import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '../../showcase/frame/overview-page.tsx';
import { overviewLoader, readOverviewSearch } from '../../showcase/loader.ts';

export const Route = createFileRoute('/_demo/ui-element')({
  validateSearch: readOverviewSearch,
  loader: overviewLoader,
  component: () => <OverviewPage {...Route.useLoaderData()} />,
});
