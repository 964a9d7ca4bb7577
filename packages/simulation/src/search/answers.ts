import { type Answer, on } from '../core/answers.ts';
import { id, record } from '../core/read-body.ts';
import { sampleState } from '../core/state.ts';
import { pages } from '../pages/pages.data.ts';
import {
  type AuthenticationPage,
  authenticationPages,
  authenticationPath,
  authenticationVariants,
  paths,
} from '../pages/paths.ts';
import { showcase, showcasePaths } from '../pages/showcase.ts';
import { listBookmarks, mainSearch, type PageEntry, updateBookmark } from './contract.ts';
import { contacts, files } from './found.data.ts';

/** At most so many of each group are shown. */
const searchLimit = 4;

const starredAtFirst = new Set(['email', 'chat', 'todo', 'calendar']);

/** Those before a login, in both their variants. */
const authentication: Readonly<Record<AuthenticationPage, string>> = {
  login: 'Log in',
  register: 'Register',
  forgotPassword: 'Forgot password',
  resetPassword: 'Reset password',
  verifyEmail: 'Verify e-mail',
  twoSteps: 'Two-step verification',
};
const isAuthentication = (name: string): name is AuthenticationPage => name in authenticationPages;

const entries = (): PageEntry[] =>
  [
    ...pages.map(({ target, title, icon }) => ({ target, title, icon, link: paths[target] })),
    ...showcasePaths.map((path) => ({
      target: path,
      title: showcase[path],
      icon: 'components',
      link: `/${path}`,
    })),
    ...Object.keys(authenticationPages)
      .filter(isAuthentication)
      .flatMap((target) =>
        authenticationVariants.map((variant) => ({
          target: `${target}-${variant}`,
          title: `${authentication[target]}, ${variant}`,
          icon: 'circle-dashed',
          link: authenticationPath(target, variant),
        })),
      ),
  ].map((page, at) => ({ id: at + 1, ...page, isBookmarked: starredAtFirst.has(page.target) }));

const state = sampleState(() => ({ pages: entries() }));

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

  on(
    updateBookmark,
    ({ body }) => {
      const page = state().pages.find(({ id }) => id === body.id);
      if (page) page.isBookmarked = !page.isBookmarked;
      return {};
    },
    record({ id }),
  ),
];
