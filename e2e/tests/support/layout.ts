import type { Page } from '@playwright/test';

/** Lists to choose from that do not show the whole of what is chosen in them, by what that is. */
export const cutSelects = (page: Page): Promise<string[]> =>
  page.getByRole('combobox').evaluateAll((boxes) => {
    const pen = document.createElement('canvas').getContext('2d');
    return boxes.flatMap((box) => {
      if (!pen || !(box instanceof HTMLSelectElement) || !box.checkVisibility()) return [];
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(box);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const chosen = box.selectedOptions[0]?.text ?? '';
      const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(chosen).width > room ? [chosen] : [];
    });
  });

/** How the links above the heading of a page look, which lead back to what it belongs to. */
export const waysBack = (page: Page): Promise<string[]> =>
  page.locator('[data-page-title]').evaluateAll((headings) => {
    const links = headings.flatMap((heading) => [
      ...(heading.previousElementSibling?.querySelectorAll('a') ?? []),
    ]);
    return links.map((link) => {
      const { color, textDecorationLine, fontSize, fontWeight } = getComputedStyle(link);
      return [color, textDecorationLine, fontSize, fontWeight].join(' ');
    });
  });

/** Whether a button with nothing but a sign, as of a menu, takes a row of its own below the heading of a page. */
export const hasLoneSign = (page: Page): Promise<boolean> =>
  page.locator('header:has([data-page-title])').evaluateAll((headers) =>
    headers.some((header) => {
      const [words, actions] = header.children;
      const [button, ...others] = actions?.querySelectorAll('button, a, input') ?? [];
      if (!words || !actions || button?.textContent?.trim() !== '' || others.length > 0) return false;
      if (!button.matches('button')) return false;
      return actions.getBoundingClientRect().top >= words.getBoundingClientRect().bottom;
    }),
  );
