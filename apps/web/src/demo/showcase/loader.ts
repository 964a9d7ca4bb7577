import { loadTexts } from '../../i18n/i18n.ts';

/** The `loader` of a section's route: its texts and the page, with the list of all pages fetched only then. */
export const showcaseLoader =
  (section: string) =>
  async ({ params: { page } }: { params: { page?: string | undefined } }) => {
    const [{ loadShowcase }] = await Promise.all([import('./pages.ts'), loadTexts('showcase')]);
    return loadShowcase(page ? `${section}/${page}` : section);
  };
