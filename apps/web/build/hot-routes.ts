import type { Plugin } from 'vite';

const routeFile = /\/src\/(?:business|demo)\/routes\/.+\.tsx$/;
const address = /createFileRoute\(\s*['"]([^'"]+)/;

/**
 * While developing, a changed route file takes the place of the one before, its component included, and the page stays. The router's
 * own plugin keeps the component that it had.
 */
export function hotRoutes(): Plugin {
  return {
    name: 'kazi:hot-routes',
    apply: 'serve',
    transform(code, id) {
      const [, route] = (routeFile.test(id) && address.exec(code)) || [];
      if (!route) return;
      return { code: `${code}\n${accept(route)}`, map: null };
    },
  };
}

const accept = (route: string) => `
import.meta.hot?.accept((changed) => {
  const router = window.__TSR_ROUTER__;
  const route = router?.routesById[${JSON.stringify(route)}];
  if (!route || !changed) return import.meta.hot.invalidate();
  const { id, path, getParentRoute } = route.options;
  route.options = { ...changed.Route.options, id, path, getParentRoute };
  route.update(route.options);
  router.setRoutes(router.buildRouteTree());
  router.invalidate();
});`;
