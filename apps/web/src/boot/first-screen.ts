import type { Variant } from '@kazi/contract/variant';
import { monthDays } from './month-days.ts';
import type { Preferences } from './preferences.ts';

/** What decides which screen comes first. */
export interface Visit {
  variant: Variant;
  /** What this device keeps of a login of that variant; null where it keeps nothing. */
  login: string | null;
  /** Path of the page. */
  path: string;
  preferences: Preferences;
}

/**
 * Shows what the build drew of this page, see `build/first-screens`, until the application itself is there and draws
 * over it. Without a drawn screen, or where it would come out otherwise, the loading screen stays. Gives whether it is
 * shown.
 */
export function showFirstScreen(root: HTMLElement, visit: Visit): boolean {
  const isShown = root.dataset.drawn === visit.variant && isAsDrawn(visit);
  if (isShown) root.dataset.firstScreen = '';
  return isShown;
}

/** It was drawn in English, with the whole menu, for a first visit: without a login, or as the demo's admin. */
function isAsDrawn({ variant, login, path, preferences }: Visit): boolean {
  const { language, menu, layout } = preferences;
  if (language !== 'en') return false;
  if (variant === 'business') return login === null;
  if (path === '/login') return true;
  const isAdmin = login === null || login.includes('"role":"admin"');
  return isAdmin && menu === 'open' && layout === 'vertical';
}

/**
 * Fills in the days of this month where a calendar was drawn: the build could not know them. Called when the drawn
 * screen has been read, and does nothing where another month is asked for.
 */
export function fillMonth(drawn: ParentNode, search: string, now = new Date()): void {
  if (search !== '') return;
  const days = monthDays(now);
  for (const [at, place] of [...drawn.querySelectorAll<HTMLElement>('[data-month-day]')].entries()) {
    const day = days[at];
    if (!day) return;
    place.textContent = String(day.getDate());
    place.toggleAttribute('data-other', day.getMonth() !== now.getMonth());
  }
}

const longestFrameMs = 200;

/** Once a drawn screen is painted: running the application before would only make people wait for it. */
export async function firstScreenPainted(root: HTMLElement): Promise<void> {
  if (root.dataset.firstScreen === undefined) return;
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestFrameMs); // a page in the background paints nothing
  });
}
