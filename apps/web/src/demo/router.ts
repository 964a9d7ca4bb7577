import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { focusHeading } from '../shell/page/focus-heading.ts';
import { ErrorPage } from '../shell/pages/error-page.tsx';
import { routeTree } from './routes.gen.ts';

export function createDemoRouter() {
  const router = createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./misc/no-such-page.tsx'), 'NoSuchPage'),
    scrollRestoration: true,
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusHeading();
  });
  return router;
}
