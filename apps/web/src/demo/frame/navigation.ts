import { useTranslation } from 'react-i18next';
import type { NavigationGroup } from '../../shell/frame/types.ts';
import { mayRead, useLogin } from '../session/session.ts';
import { furtherPages, type MenuPage, menu } from './menu.ts';

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
