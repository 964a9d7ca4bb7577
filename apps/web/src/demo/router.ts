import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { prepareRouter } from '../shell/page/prepare-router.ts';
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
  prepareRouter(router);
  return router;
}
