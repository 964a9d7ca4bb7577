import { get, type Nothing, post } from '../core/call.ts';

export interface PageEntry {
  id: number;
  /** Name of the page among the texts. */
  target: string;
  title: string;
  /** Name of its icon. */
  icon: string;
  link: string;
  isBookmarked: boolean;
}

export interface FileEntry {
  id: number;
  title: string;
  by: string;
  size: string;
}

export interface ContactEntry {
  id: number;
  title: string;
  email: string;
  img: string;
  time: string;
}

/** One group of what can be searched; at most `searchLimit` of it are shown. */
interface Group<Title extends string, Entry> {
  groupTitle: Title;
  searchLimit: number;
  data: Entry[];
}

export type SearchGroups = [
  Group<'Pages', PageEntry>,
  Group<'Files', FileEntry>,
  Group<'Contacts', ContactEntry>,
];

export const mainSearch = get<Nothing, { searchArr: SearchGroups }>('/api/main-search/data');
export const listBookmarks = get<Nothing, { suggestions: PageEntry[]; bookmarks: PageEntry[] }>(
  '/api/bookmarks/data',
);
export const updateBookmark = post<{ id: number }, Nothing>('/api/bookmarks/update');
