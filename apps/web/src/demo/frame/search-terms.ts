import { paths } from '@kazi/simulation/paths';

const showcase = import.meta.glob<string>('../showcase/*/**/about.json', {
  query: '?words',
  import: 'default',
  eager: true,
});

/** Other words that the search finds pages by, by address: of the showcase, its keywords and the titles of its examples. */
export const searchTerms: Readonly<Record<string, string>> = {
  [paths.accountSettings]: 'password notifications preferences security',
  [paths.accessControl]: 'acl abilities rights',
  [paths.apiKey]: 'token developer integration',
  [paths.calendar]: 'events schedule',
  [paths.colors]: 'theme dark light palette contrast tokens',
  [paths.email]: 'inbox mail message compose',
  [paths.error]: '404 not found',
  [paths.faq]: 'help questions answers',
  [paths.icons]: 'tabler svg symbols',
  [paths.kanban]: 'board tasks drag',
  [paths.modals]: 'dialog popup',
  [paths.notAuthorized]: '403 forbidden',
  [paths.shop]: 'products store catalogue',
  [paths.uiElement]: 'showcase components gallery',
  ...Object.fromEntries(
    Object.entries(showcase).map(([file, words]) => [
      file.replace(/^.*\/showcase(\/.+)\/about\.json$/, '$1'),
      words,
    ]),
  ),
};
