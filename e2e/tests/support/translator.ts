import type { Page } from '@playwright/test';

/**
 * Translates the page as Chrome does: a pair of `font` elements with a text of their own stands in the place of each text, also of
 * those that come later. The words stay the same, so that they can be found.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const untouched = 'script, style, textarea, font, [contenteditable="true"], [translate="no"], svg';
    function translateAll() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(untouched)) continue;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild?.append(text.data);
        text.parentNode?.replaceChild(font, text);
      }
    }
    let isPlanned = false;
    new MutationObserver(() => {
      if (isPlanned) return;
      isPlanned = true;
      setTimeout(() => {
        isPlanned = false;
        translateAll();
      }, 20);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    translateAll();
  });
