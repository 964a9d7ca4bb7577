import { listBookmarks, updateBookmark } from '@kazi/simulation/search';
import { useQuery } from '@tanstack/react-query';
import type { Bookmarks } from '../../shell/frame/types.ts';
import { answerOf, useChange } from '../calls/use-answer.ts';
import { useDemoNavigation } from './navigation.ts';

/** The starred pages of the demo, kept through their call. */
export function useDemoBookmarks(): Bookmarks {
  const { data } = useQuery(answerOf(listBookmarks, {}));
  const update = useChange(updateBookmark, { changes: [listBookmarks] });
  const pages = useDemoNavigation().flatMap(({ items }) => items);
  const nameOf = (path: string) => pages.find(({ to }) => to === path)?.label;
  return {
    list: (data?.bookmarks ?? []).map(({ title, link }) => ({ title: nameOf(link) ?? title, path: link })),
    canStar: (path) => data?.suggestions.some(({ link }) => link === path) ?? false,
    toggle({ path }) {
      const page = data?.suggestions.find(({ link }) => link === path);
      if (page) update.mutate({ id: page.id });
    },
  };
}
