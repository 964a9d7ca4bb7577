import { useTranslation } from 'react-i18next';
import type { NavigationGroup } from '../../shell/frame/types.ts';
import { mayRead, useLogin } from '../session/session.ts';
import { type MenuPage, menu } from './menu.ts';

/** The demo's menu, the pages that the account logged in may see. */
export function useDemoNavigation(): NavigationGroup[] {
  const { t } = useTranslation('demo');
  // Another login may read other pages.
  useLogin();
  const nameOf = ({ name, variant }: MenuPage) => {
    const page = t(name);
    return variant ? t(`variant.${variant}`, { page }) : page;
  };
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
