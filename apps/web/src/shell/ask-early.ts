/**
 * For a route's `loader`: asks for what its page shows while the page's code is fetched, or a pointer comes near a link to it.
 * The page asks itself for what could not be had.
 */
export function askEarly(ask: () => Promise<unknown>): void {
  ask().catch(() => undefined);
}
