import { allPaths } from '@kazi/simulation/paths';

/** Every page of the demo. */
export const demoRoutes = allPaths;
