import { text } from '../../../shell/search-params.ts';

/** The search of the showcase's overviews: the words looked for. */
export const readOverviewSearch = (search: Record<string, unknown>): { q?: string | undefined } => ({
  q: text(search.q),
});
