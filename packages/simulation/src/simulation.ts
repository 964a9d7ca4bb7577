import { apps } from './apps.ts';
import { resetSamples } from './core/state.ts';
import { wrapFetch } from './core/wrap-fetch.ts';

export { resetSamples };

/** Long enough to see a loading state, short enough not to be waited for. */
const usualDelayMs = 120;

let delayMs = usualDelayMs;

/** Makes background calls that no screen waits for: they are answered at once. */
export async function withoutDelay<Result>(make: () => Promise<Result>): Promise<Result> {
  delayMs = 0;
  try {
    return await make();
  } finally {
    delayMs = usualDelayMs;
  }
}

/**
 * Answers the simulated calls of everything on this page from now on; what it does not know still goes to the
 * network. Returns what puts the page's own `fetch` back.
 */
export function startSimulation(target: { fetch: typeof fetch } = globalThis): () => void {
  const network = target.fetch;
  // Bound, since browsers refuse a `fetch` that is called as another object's method.
  target.fetch = wrapFetch(network.bind(globalThis), {
    apps,
    delayMs: () => delayMs,
    pageUrl: () => location.href,
  });
  return () => {
    target.fetch = network;
  };
}
