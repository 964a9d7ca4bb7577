import { type Answer, on } from '../core/answers.ts';
import { idOf } from '../core/inputs.ts';
import { sampleState } from '../core/state.ts';
import { autocomplete, listBookmarks, mainSearch, updateBookmark } from './contract.ts';
import { contacts, files } from './found.data.ts';
import { movies } from './movies.data.ts';
import { pages } from './pages.data.ts';

/** At most so many of each group are shown. */
const searchLimit = 4;

const state = sampleState(() => ({ pages: pages() }));

export const answers: readonly Answer[] = [
  on(mainSearch, () => ({
    searchArr: [
      { groupTitle: 'Pages', searchLimit: searchLimit, data: state().pages },
      { groupTitle: 'Files', searchLimit: searchLimit, data: [...files] },
      { groupTitle: 'Contacts', searchLimit: searchLimit, data: [...contacts] },
    ],
  })),

  on(listBookmarks, () => ({
    suggestions: state().pages,
    bookmarks: state().pages.filter(({ isBookmarked }) => isBookmarked),
  })),

  on(updateBookmark, ({ body }) => {
    const page = state().pages.find(({ id }) => id === idOf(body.id));
    if (page) page.isBookmarked = !page.isBookmarked;
    return {};
  }),

  on(autocomplete, () => ({ autoComplete: [...movies] })),
];
