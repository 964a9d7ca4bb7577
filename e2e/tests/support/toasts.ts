import type { Locator, Page } from '@playwright/test';

/** The corner in which short messages of the application are shown for a while. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });

/** Messages of failures, also while a dialog hides them from who listens. */
export const failures = (page: Page): Locator => page.locator(`[data-tone="DANGER"]`);

/** One short message by a part of its words. */
export const toastWith = (page: Page, words: string): Locator =>
  toasts(page).locator('[data-tone]').filter({ hasText: words });
