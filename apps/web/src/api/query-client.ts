import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { statusOf } from './message.ts';
import { toastFailure } from './place-errors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
    mutationMeta: MutationMeta;
  }
}

// Types and not interfaces: the library asks for an index signature, which only those have by themselves.
type QueryMeta = {
  /** A failure is told by a toast: no screen shows it. */
  toast?: boolean;
  /** The answer is kept on this device, encrypted, and shown at once the next time (`api/kept`). */
  kept?: boolean;
};

type MutationMeta = {
  /** The screen shows the failure itself: no toast. */
  quiet?: boolean;
};

const staleMs = 30_000;
const retries = 2;

/** Says why a call failed. The error stays on its query or mutation too. */
function announce(error: unknown): void {
  if (statusOf(error) !== 401) toastFailure(error);
}

/** What the server refused, it refuses again; what never reached it, or broke there, may work the next time. */
function isWorthRetrying(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500;
}

// What a person changed is drawn before their next key or click is heard, which begins from what is drawn: by a timer, as
// the library has it, a busy device hears the key first, and the second of two additions to a list drops the first.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => meta?.toast && announce(error) }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, { meta }) => !meta?.quiet && announce(error),
  }),
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      retry: (failures, error) => failures < retries && isWorthRetrying(error),
    },
  },
});
