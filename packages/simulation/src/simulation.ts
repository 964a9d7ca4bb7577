/** What the paths of simulated calls begin with. For all others not even the simulation's code is fetched. */
export const simulatedPaths = /^\/(account-setting|api|apps|blog|card|faq|jwt|pricing|profile)\//;

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
  const toNetwork = network.bind(globalThis);
  target.fetch = async (resource, init) => {
    const { pathname } = new URL(resource instanceof Request ? resource.url : resource, location.href);
    if (!simulatedPaths.test(pathname)) return toNetwork(resource, init);
    const { answeringFetch } = await import('./apps.ts');
    const answering = answeringFetch(
      toNetwork,
      () => delayMs,
      () => location.href,
    );
    return answering(resource, init);
  };
  return () => {
    target.fetch = network;
  };
}
