import { useRouter } from '@tanstack/react-router';

/**
 * Changes the search parameters of the page that is open, all of them: those left out are gone. `replace` leaves no
 * entry in the browser's history and the page where it was scrolled to, for what changes while one types.
 */
export function useSetSearch<Search extends object>() {
  const router = useRouter();
  return (search: Search, { replace = false } = {}) => {
    const to: string = router.latestLocation.pathname;
    return router.navigate({ to, search, replace, resetScroll: !replace });
  };
}
