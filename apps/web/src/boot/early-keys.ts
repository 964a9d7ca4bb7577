declare global {
  interface Window {
    /** Keys pressed before the page hears them, oldest first; undefined while it does. */
    earlyKeys?: KeyboardEvent[] | undefined;
  }
}

const mostKept = 8;

/**
 * Keeps what is pressed until the frame's shortcuts listen: on a slow machine that takes a second, and people know the keys
 * by heart. What the browser itself does on Ctrl+K waits as well, for somebody logged in.
 */
export function keepEarlyKeys(page: Window, isLoggedIn: () => boolean): void {
  page.earlyKeys = [];
  page.addEventListener('keydown', (event) => {
    if (!page.earlyKeys) return;
    page.earlyKeys = [...page.earlyKeys.slice(1 - mostKept), event];
    // An Arabic or Russian layout has another letter there.
    const isSearch = event.key === 'k' || (event.code === 'KeyK' && event.key > '\u024f');
    if ((event.ctrlKey || event.metaKey) && isSearch && isLoggedIn()) event.preventDefault();
  });
}
