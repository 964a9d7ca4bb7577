import { Piscina } from 'piscina';
import type { Examiner } from '../ports/files.ts';

const longestMs = 15_000;
const mostMegabytes = 512;

/**
 * Looks at whole files in threads of their own, because the largest ones take seconds and others are to be answered
 * meanwhile. A file that takes too long, or too much memory, is given up.
 */
export function openExaminer(): Examiner {
  const threads = new Piscina({
    filename: new URL('./examine.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  return {
    async examine(file) {
      try {
        return await threads.run(file, { signal: AbortSignal.timeout(longestMs) });
      } catch {
        return undefined;
      }
    },
    close: () => threads.close({ force: true }),
  };
}
