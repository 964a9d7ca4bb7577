import { pages } from '@kazi/simulation/pages';
import { paths } from '@kazi/simulation/paths';

/** Every page that stands in the menu, and the login. */
export const demoRoutes: readonly string[] = [...pages.map(({ target }) => paths[target]), paths.login];
