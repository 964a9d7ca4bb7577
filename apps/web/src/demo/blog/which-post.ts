import { count } from '../../shell/search-params.ts';

/** Reads which post a page is about; the newest one, where none is named. */
export const readWhichPost = (search: Record<string, unknown>) => ({ id: count(search.id) });

/** The same as a call takes it. */
export const whichPost = (id: number | undefined): { id?: number } => (id === undefined ? {} : { id });
