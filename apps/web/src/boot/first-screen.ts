import type { Preferences } from './preferences.ts';
import type { Variant } from './variant.ts';

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
 * The screen that the build may have drawn of this page, see `build/first-screens`. Nothing where it would come out
 * otherwise than drawn: for another person, in another language, with another menu.
 */
export function firstScreenOf({ variant, login, path, preferences }: Visit): string | undefined {
  const { language, menu, layout } = preferences;
  if (language !== 'en') return undefined;
  if (variant === 'business')
    return login === null && (path === '/' || path === '/login') ? 'business /login' : undefined;
  if (path === '/login') return 'demo /login';
  const isAsDrawn = menu === 'open' && layout === 'vertical';
  const isAdmin = login === null || login.includes('"role":"admin"');
  return isAsDrawn && isAdmin ? `demo ${path}` : undefined;
}

declare global {
  interface Window {
    /** Settles once a drawn screen has been put into the document; there is none where nothing was drawn. */
    firstScreen?: Promise<void>;
  }
}

const LONGEST_FRAME_MS = 200;

/** Once a drawn screen is painted: running the application before would only make people wait for it. */
export async function firstScreenPainted(): Promise<void> {
  if (!window.firstScreen) return;
  await window.firstScreen;
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME_MS); // a page in the background paints nothing
  });
}

/**
 * Shows a screen until the application itself is there and draws over it. It only looks like the screen: it cannot be
 * used or read out.
 */
export async function showFirstScreen(file: string, styles: readonly string[], nonce: string): Promise<void> {
  const [drawn] = await Promise.all([textOf(file), ...styles.map(loadStyle)]);
  const root = document.getElementById('root');
  if (!drawn || !root?.querySelector('.loading')) return; // the application was faster
  const still = document.createElement('div');
  still.inert = true;
  still.innerHTML = drawn;
  for (const element of still.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
  for (const style of still.querySelectorAll('style')) style.nonce = nonce;
  root.replaceChildren(still);
}

async function textOf(file: string): Promise<string | undefined> {
  const answer = await fetch(file, { priority: 'high' });
  return answer.ok ? (await answer.json()).html : undefined;
}

/** As the loader would ask for it, which then finds it there. */
function loadStyle(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(link);
  });
}
