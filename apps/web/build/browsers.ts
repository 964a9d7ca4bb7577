/**
 * The oldest browsers that the application is built for: scripts and styles use nothing newer, unless it is asked for
 * first. The README states them, `tsconfig.json` has the library of the same year, and `src/boot/too-old.ts` tells older ones.
 */
export const oldestBrowsers = ['safari17.4', 'ios17.4', 'firefox153', 'chrome155', 'edge155'];
