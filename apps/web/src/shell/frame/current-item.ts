import type { NavigationItem } from './types.ts';

/** The item of a menu that a page belongs to: the one with which its address has the most in common. */
export function currentItem(items: readonly NavigationItem[], pathname: string): NavigationItem | undefined {
  const inCommon = ({ to, under = [] }: NavigationItem) =>
    Math.max(...[to, ...under].map((path) => fit(path, pathname)));
  const [best] = items
    .map((item) => ({ item, fits: inCommon(item) }))
    .filter(({ fits }) => fits > 0)
    .sort((one, other) => other.fits - one.fits);
  return best?.item;
}

function fit(path: string, pathname: string): number {
  if (pathname === path) return Number.POSITIVE_INFINITY;
  return path !== '/' && pathname.startsWith(`${path}/`) ? path.length : 0;
}
