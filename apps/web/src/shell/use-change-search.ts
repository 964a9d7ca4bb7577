import { useMatch, useRouter } from '@tanstack/react-router';

/** Parameters with their new values; those that are undefined are taken away. */
export type SearchChange<Search> = { [Name in keyof Search]?: Search[Name] | undefined };

/** The search parameters of the address, as far as their routes know them. */
export type SearchNow = Readonly<Record<string, unknown>>;

interface ChangeOptions {
  /** False adds an entry to the browser's history, and scrolls to the top. */
  replace?: boolean;
}

/**
 * Changes some of the search parameters of the page that is open; all others stay as the address has them. What is
 * drawn may be older than the address, so a change names its own parameters only, or is a function of those in the
 * address. A change that comes once another page is on its way, such as the last words of a search, is dropped.
 */
export function useChangeSearch<Search extends object>() {
  const router = useRouter();
  const page = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return (
    change: SearchChange<Search> | ((now: SearchNow) => SearchChange<Search>),
    { replace = true }: ChangeOptions = {},
  ) => {
    const to: string = router.latestLocation.pathname;
    if (withoutSlash(to) !== withoutSlash(page)) return;
    const search = (now: SearchNow) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) });
    return router.navigate({ to, search, replace, resetScroll: !replace });
  };
}

const withoutSlash = (path: string): string => path.replace(/\/+$/, '');
