import type { Page } from '@playwright/test';

/**
 * Phones, keys, dates and routes that a page in Arabic shows in another order than they are written in: 254712…+ for
 * +254712…, 11-2026 for 2026-11. Texts are measured sign by sign; of a field, which cannot be, its direction counts.
 */
export const backwards = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sequence =
      /(?<![\p{L}\p{N}\u200f])[+/−-]?[\p{Script=Latin}\d•]*[\d•](?:(?:[-/:.,]|(?<=[\d•])[ \u00a0](?=[\d•]))[\p{Script=Latin}\d•]+)*|(?<![\p{L}\p{N}\u200f<])\/[a-z][\w/-]+/gu;
    const found = new Set<string>();
    const range = document.createRange();

    function look(nodes: Text[]): void {
      const signs = nodes.flatMap((node) => Array.from(node.data, (_, at) => ({ node, at })));
      const text = nodes.map(({ data }) => data).join('');
      for (const { 0: part, index } of text.matchAll(sequence)) {
        if (!/[+/−\s-]/.test(part)) continue;
        const boxes = signs.slice(index, index + part.length).flatMap(({ node, at }) => {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return [...range.getClientRects()].slice(0, 1);
        });
        const isBackwards = boxes.some((box, at) => {
          const before = boxes[at - 1];
          return before && Math.abs(before.top - box.top) < 2 && box.left < before.left - 0.5;
        });
        if (isBackwards) found.add(`${part} in ${text.trim()}`);
      }
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let siblings: Text[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!(node instanceof Text) || !node.parentElement?.checkVisibility()) continue;
      const last = siblings.at(-1);
      if (last && last.nextSibling !== node) {
        look(siblings);
        siblings = [];
      }
      siblings.push(node);
    }
    look(siblings);
    for (const field of document.querySelectorAll('input:not([type=radio], [type=checkbox]), textarea')) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      const written = field.value || field.placeholder;
      const ordered = /^[+−-]\d|\d[ -]\d/.test(written) && !/\p{Script=Arabic}/u.test(written);
      const { direction, unicodeBidi } = getComputedStyle(field);
      if (ordered && field.checkVisibility() && direction === 'rtl' && unicodeBidi !== 'plaintext')
        found.add(`${written} in a field`);
    }
    return [...found];
  });
