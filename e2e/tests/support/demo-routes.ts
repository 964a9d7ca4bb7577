import { allPaths } from '@kazi/simulation/paths';
import { showcaseAddresses } from '@kazi/simulation/showcase';

/** Every page of the demo. */
export const demoRoutes: readonly string[] = [...allPaths, ...showcaseAddresses];

/** The showcase in parts that take about as long to look at. */
export const showcaseParts: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ['first', 'second', 'third', 'last'].map((which, part, { length }) => [
    `${which} quarter of the showcase`,
    showcaseAddresses.filter((_, at) => Math.floor((at * length) / showcaseAddresses.length) === part),
  ]),
);

/** Every page of the demo, in parts. */
export const demoParts = { 'pages and apps': allPaths, ...showcaseParts };
