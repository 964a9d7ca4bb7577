import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { statusOf } from './message.ts';
import { toastFailure } from './place-errors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

interface CallMeta extends Record<string, unknown> {
  /** The screen shows the failure itself: no toast. */
  quiet?: boolean;
  /** The answer is kept on this device, encrypted, and shown at once the next time (`api/kept`). */
  kept?: boolean;
}

const staleMs = 30_000;
const retries = 2;

/** Every failure of a call ends here; the error stays on its query or mutation too. */
function announce(error: unknown, meta: CallMeta | undefined): void {
  if (!meta?.quiet && !isUnauthorised(error)) toastFailure(error);
}

/** What the server refused, it refuses again; what never reached it, or broke there, may work the next time. */
function isWorthRetrying(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500;
}

const isUnauthorised = (error: unknown) => statusOf(error) === 401;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => announce(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, mutation) => announce(error, mutation.meta),
  }),
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      retry: (failures, error) => failures < retries && isWorthRetrying(error),
    },
  },
});
