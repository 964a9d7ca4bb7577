import { allPaths } from '@kazi/simulation/paths';
import { showcaseAddresses } from '@kazi/simulation/showcase';

/** Every page of the demo. */
export const demoRoutes: readonly string[] = [...allPaths, ...showcaseAddresses];

/** So many pages take about as long to look at as a long test of the application. */
const pagesOfPart = 12;

/** Every page of the demo, in parts. */
export const demoParts: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(demoRoutes.length / pagesOfPart) },
  (_, part) => demoRoutes.slice(part * pagesOfPart, (part + 1) * pagesOfPart),
);
