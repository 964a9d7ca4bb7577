import { createFileRoute } from '@tanstack/react-router';
import { ShowcaseRoute } from '../../../showcase/frame/showcase-route.tsx';
import { readOverviewSearch, showcaseLoader } from '../../../showcase/loader.ts';

export const Route = createFileRoute('/_demo/charts/{-$page}')({
  validateSearch: readOverviewSearch,
  loader: showcaseLoader('charts'),
  component: ShowcaseRoute,
});
