import type { Bookmarks } from '../../shell/frame/types.ts';
import { useChangePreferences, useServerPreferences } from '../identity/preferences/server-preferences.ts';

/** The pages somebody starred, kept with their preferences. */
export function useBookmarks(): Bookmarks {
  const { data: kept } = useServerPreferences();
  const { mutate } = useChangePreferences();
  const list = kept?.bookmarks ?? [];
  return {
    list,
    toggle(bookmark) {
      if (!kept) return;
      const others = list.filter(({ path }) => path !== bookmark.path);
      mutate({ id: kept.id, bookmarks: others.length < list.length ? others : [...list, bookmark] });
    },
  };
}
