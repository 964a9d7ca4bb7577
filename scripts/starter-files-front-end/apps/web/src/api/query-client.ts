import { toast } from '@kazi/ui/toast';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { messageOf, statusOf } from './message.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
  }
}

// A type and not an interface: the library asks for an index signature, which only that has by itself.
type QueryMeta = {
  /** A failure is told by a toast: no screen shows it. */
  toast?: boolean;
};

const staleMs = 30_000;
const retries = 2;

/** Says why a call failed. The error stays on its query or mutation too. */
function announce(error: unknown): void {
  if (statusOf(error) !== 401) toast({ tone: 'DANGER', message: messageOf(error) });
}

/** What the server refused, it refuses again; what never reached it, or broke there, may work the next time. */
function isWorthRetrying(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500;
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => meta?.toast && announce(error) }),
  mutationCache: new MutationCache({ onError: (error) => announce(error) }),
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      retry: (failures, error) => failures < retries && isWorthRetrying(error),
    },
  },
});
