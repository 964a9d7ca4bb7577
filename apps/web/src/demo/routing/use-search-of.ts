import { useLocation, useParams } from '@tanstack/react-router';

/**
 * The search parameters of the page that is open, as its route's `validateSearch` reads them. `Route.useSearch()`
 * would have the right values, yet no type: the router's types know the routes of the business application alone.
 */
export const useSearchOf = <Search>(read: (search: Record<string, unknown>) => Search): Search => {
  const search = useLocation({ select: (location): Record<string, unknown> => location.search });
  return read(search);
};

/** A parameter of the page's path; undefined where it has none of that name. */
export const usePathParam = (name: string): string | undefined => {
  const params: Record<string, string | undefined> = useParams({ strict: false });
  return params[name];
};
