import { loadTexts } from '../../i18n/i18n.ts';
import { text } from '../../shell/search-params.ts';

/** Fetches the texts of the showcase, and what knows its pages. */
const fetchPages = () => Promise.all([import('./pages.ts'), loadTexts('showcase')]);

/** The `loader` of the overview of all pages. */
export async function overviewLoader() {
  const [{ loadOverview }] = await fetchPages();
  return loadOverview();
}

/** The `loader` of a section's route: the page, or the section's pages. */
export const showcaseLoader =
  (section: string) =>
  async ({ params: { page } }: { params: { page?: string | undefined } }) => {
    const [{ loadShowcase }] = await fetchPages();
    return loadShowcase(page ? `${section}/${page}` : section);
  };

/** The search of the showcase's overviews: the words looked for. */
export const readOverviewSearch = (search: Record<string, unknown>): { q?: string | undefined } => ({
  q: text(search.q),
});
