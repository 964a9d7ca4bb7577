import { createFileRoute } from '@tanstack/react-router';
import { ShowcaseRoute } from '../../../showcase/frame/showcase-route.tsx';
import { readOverviewSearch, showcaseLoader } from '../../../showcase/loader.ts';

export const Route = createFileRoute('/_demo/tables/{-$page}')({
  validateSearch: readOverviewSearch,
  loader: showcaseLoader('tables'),
  component: ShowcaseRoute,
});
