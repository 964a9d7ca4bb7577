import type { Locator, Page } from '@playwright/test';

interface TwoFilters {
  field: Locator;
  words: string;
  list: Locator;
  value: string;
}

/** Fills in a search, leaves it and chooses from a list before any of it is drawn, as happens on a busy machine. */
export async function searchAndChoose(page: Page, { field, words, list, value }: TwoFilters): Promise<void> {
  const elements = { input: await field.elementHandle(), select: await list.elementHandle() };
  await page.evaluate(
    ({ input, select, words: typed, value: chosen }) => {
      if (!(input instanceof HTMLInputElement) || !(select instanceof HTMLSelectElement))
        throw new TypeError('This is no search field with a list beside it');
      // React looks whether a value differs from the one that it has set itself.
      const set = (element: Element, text: string) =>
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
      set(input, typed);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      set(select, chosen);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { ...elements, words, value },
  );
}
