import type { Page } from '@playwright/test';

/** Names and abbreviations that are the same in Arabic text. */
const sameEverywhere =
  /Kazi|M-Pesa|Pesalink|PayPal|Visa|Mastercard|Google|GitHub|Tabler|ApexCharts|Chart\.js|Recharts|IBAN|SWIFT|AAA|KES|USD|VAT|PIN|ACL|API|PDF|CSV|XLSX|JSON|SVG|PNG|JPEG|WebP|FAQ|Ctrl|Shift|Alt|Escape|Esc|Enter|Tab/
    .source;
/** First and last name of a person of the sample, on a picture of theirs. */
const personName = /[A-Z][\p{L}’']+ [A-Z][\p{L}’']+/u.source;

/**
 * English words of a page that is read in Arabic, seen or read aloud. What people of the sample wrote stands apart
 * (`<bdi>`, `dir`), what is filled into a text is isolated, and code is code: these are left out.
 */
export function englishLeft(page: Page): Promise<string[]> {
  return page.evaluate(
    ([same, person]) => {
      const apart =
        'bdi, [dir=auto], [dir=ltr], code, pre, kbd, script, style, noscript, [data-event], [data-example], textarea';
      const filledIn = /\u2068[^\u2069]*\u2069/g;
      const known = new RegExp(`${person}|${same}`, 'gu');
      const found = new Set<string>();
      const look = (text: string | null) => {
        const own = (text ?? '').replace(filledIn, ' ').replace(known, ' ');
        if (/[A-Za-z]{3}/.test(own)) found.add((text ?? '').trim());
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (parent && !parent.closest(apart) && parent.checkVisibility()) look(texts.currentNode.nodeValue);
      }
      for (const name of ['aria-label', 'placeholder', 'title']) {
        for (const element of document.body.querySelectorAll(`[${name}]`))
          if (!element.closest(apart) && element.checkVisibility()) look(element.getAttribute(name));
      }
      return [...found];
    },
    [sameEverywhere, personName],
  );
}
