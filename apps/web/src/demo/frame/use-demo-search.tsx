import { mainSearch } from '@kazi/simulation/search';
import { Avatar } from '@kazi/ui/avatar';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconFile from '#icons/IconFile';
import { fetchOnce, useFetched } from '../../shell/fetch-once.ts';
import type { NavigationGroup } from '../../shell/frame/types.ts';
import { matches } from '../../shell/palette/matches.ts';
import type { PaletteEntry, PaletteSearch } from '../../shell/palette/types.ts';
import { answerOf } from '../calls/use-answer.ts';
import { links } from '../routing/links.ts';
import { mayRead, useLogin } from '../session/session.ts';
import { furtherPages, type MenuPage, menu } from './menu.ts';

const terms = fetchOnce(() => import('./search-terms.ts'));

/** Pages of the menu that other words than their names match: the palette itself finds them by name. */
function usePagesByWords(typed: string): PaletteEntry[] {
  const nameOf = useNames();
  const navigate = useNavigate();
  const { searchTerms } = useFetched(terms, typed !== '') ?? {};
  return menu
    .flatMap(({ pages }) => pages)
    .filter(({ subject }) => mayRead(subject ?? 'Demo'))
    .map((page) => ({ ...page, label: nameOf(page) }))
    .filter(
      ({ label, to }) => matches(`${label} ${searchTerms?.[to] ?? ''}`, typed) && !matches(label, typed),
    )
    .map(({ label, to, icon: Icon }) => ({
      id: `page:${to}`,
      label,
      icon: <Icon size={16} stroke={1.6} />,
      bookmark: { title: label, path: to },
      run: () => navigate({ to }),
    }));
}

/** The demo's pages, files and contacts for the search. The palette finds pages of the menu by name without it. */
export const useDemoSearch: PaletteSearch = (typed) => {
  const { t } = useTranslation(['demo', 'shell']);
  const nameOf = usePageName();
  const navigate = useNavigate();
  const byWords = usePagesByWords(typed);
  const { data, isPending } = useQuery(answerOf(mainSearch, {}));
  if (!data || typed === '' || !mayRead('Demo')) return { groups: [], loading: isPending };
  const [pages, files, contacts] = data.searchArr;
  const found = (entries: readonly PaletteEntry[], limit: number) =>
    entries.filter(({ label }) => matches(label, typed)).slice(0, limit);
  return {
    loading: false,
    groups: [
      {
        label: t('shell:palette.pages'),
        entries: [
          ...found(
            pages.data
              .filter(({ link }) => furtherPages.some(({ to }) => to === link))
              .map(({ title, link }) => ({
                id: `page:${link}`,
                label: nameOf(link) ?? title,
                icon: <IconFile size={16} stroke={1.6} />,
                bookmark: { title, path: link },
                run: () => navigate({ to: link }),
              })),
            pages.searchLimit,
          ),
          ...byWords,
        ],
      },
      {
        label: t('search.files'),
        entries: found(
          files.data.map(({ id, title, by, size }) => ({
            id: `file:${id}`,
            label: title,
            detail: `${by} · ${size}`,
            icon: <IconFile size={16} stroke={1.6} />,
            run: () => navigate({ to: links.email, search: { q: title } }),
          })),
          files.searchLimit,
        ),
      },
      {
        label: t('search.contacts'),
        entries: found(
          contacts.data.map(({ id, title, email, img }) => ({
            id: `contact:${id}`,
            label: title,
            detail: email,
            icon: <Avatar name={title} src={img} size={20} decorative />,
            run: () => navigate({ href: `${links.chat}?chat=${id}` }),
          })),
          contacts.searchLimit,
        ),
      },
    ],
  };
};

type Named = Pick<MenuPage, 'name' | 'variant'>;

/** Says what a page is called. */
function useNames(): (page: Named) => string {
  const { t } = useTranslation('demo');
  return ({ name, variant }) => (variant ? t(`variant.${variant}`, { page: t(name) }) : t(name));
}

/** Says what the page at an address is called, in the menu or not; undefined for one that the demo does not know. */
export function usePageName(): (path: string) => string | undefined {
  const nameOf = useNames();
  return (path) => {
    const known = [...menu.flatMap(({ pages }) => pages), ...furtherPages].find(({ to }) => to === path);
    return known && nameOf(known);
  };
}

/** The demo's menu, the pages that the account logged in may see. */
export function useDemoNavigation(): NavigationGroup[] {
  const { t } = useTranslation('demo');
  const nameOf = useNames();
  // Another login may read other pages.
  useLogin();
  return menu
    .map(({ name, foldable, part, pages }) => ({
      label: t(name),
      foldable,
      part: part && t(part),
      items: pages
        .filter(({ subject }) => mayRead(subject ?? 'Demo'))
        .map((page) => ({
          label: nameOf(page),
          to: page.to,
          icon: page.icon,
          under: page.under,
          keys: page.keys,
        })),
    }))
    .filter(({ items }) => items.length > 0);
}
