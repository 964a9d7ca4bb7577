import type { ProcedureUtils } from '@orpc/tanstack-query';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallContext } from '../../api/client.ts';

/** A page as every list of the server answers it. */
export interface Page {
  items: object[];
  nextCursor: string | null;
}

interface ListOptions {
  /** The answer is kept on this device, encrypted, and shown at once the next time. */
  kept?: boolean;
  /** Milliseconds after which a list that may change unseen is asked for again. */
  refetchInterval?: number | false;
  /** While another input is asked for, the old answer stays on screen; false where that would be somebody else's. */
  keepsPrevious?: boolean;
}

/**
 * Options of a list that is read page by page, for `useInfiniteQuery` and `prefetchInfiniteQuery`; its data are the records
 * of all pages so far: `listOptions(api.organisation.apps.list, (cursor) => ({ q, cursor }))`.
 */
export function listOptions<Input, Output extends Page, Failure>(
  call: ProcedureUtils<CallContext, Input, Output, Failure>,
  input: (cursor: string | undefined) => Input,
  { kept = false, refetchInterval = false, keepsPrevious = true }: ListOptions = {},
) {
  return call.infiniteOptions({
    input,
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: (data): Output['items'][number][] => data.pages.flatMap((page) => page.items),
    refetchInterval,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    meta: { kept },
  });
}

/** A list of the server, page by page; takes what `listOptions` takes. */
export const useList = <Input, Output extends Page, Failure>(
  ...options: Parameters<typeof listOptions<Input, Output, Failure>>
) => useInfiniteQuery(listOptions(...options));
