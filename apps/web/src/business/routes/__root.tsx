import { createRootRoute, notFound } from '@tanstack/react-router';
import { isDemoPath } from '../../shell/pages/demo-paths.ts';

export const Route = createRootRoute({
  beforeLoad: ({ location }) => {
    if (isDemoPath(location.pathname)) throw notFound();
  },
});
