import { blogCategories } from '@kazi/simulation/blog';
import { count, oneOf, text } from '../../shell/search-params.ts';

/** Reads the search parameters of the list of posts. */
export const readBlogSearch = (search: Record<string, unknown>) => ({
  q: text(search.q),
  category: oneOf(search.category, blogCategories),
  page: count(search.page),
});

export type BlogSearch = Partial<ReturnType<typeof readBlogSearch>>;

/** Reads which post a page is about; the newest one, where none is named. */
export const readPostId = (search: Record<string, unknown>) => ({ id: count(search.id) });

/** The same as a call takes it. */
export const postInput = (id: number | undefined): { id?: number } => (id === undefined ? {} : { id });
