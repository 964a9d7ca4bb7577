import type { Page } from '@playwright/test';

/** Another tab choosing a preference, as this one hears of it. */
export const choosePreference = (
  page: Page,
  preference: 'skin' | 'language' | 'direction',
  chosen: string,
): Promise<void> =>
  page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [`kazi.${preference}`, chosen] as const,
  );
