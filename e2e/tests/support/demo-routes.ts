import { allPaths } from '@kazi/simulation/paths';
import { showcaseAddresses } from '@kazi/simulation/showcase';

/** Every page of the demo. */
export const demoRoutes: readonly string[] = [...allPaths, ...showcaseAddresses];

/** The same in parts that take about as long to look at. */
export const demoParts = {
  'pages and apps': allPaths,
  'first half of the showcase': showcaseAddresses.slice(0, showcaseAddresses.length / 2),
  'second half of the showcase': showcaseAddresses.slice(showcaseAddresses.length / 2),
} as const satisfies Record<string, readonly string[]>;
