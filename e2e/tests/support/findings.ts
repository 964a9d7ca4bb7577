import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What is looked for: the contrast of texts, which is all that a theme changes, and all the rest. */
type Part = 'rules' | 'contrast';

/** What axe finds in a page as it stands. */
export async function findings(page: Page, parts: readonly Part[] = ['rules', 'contrast']) {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(axe.source);
    await page.evaluate(stopTransitions);
  }
  const kinds = parts.includes('contrast') ? await page.evaluateHandle(elementsOfEachKind) : undefined;
  const found = await page.evaluate(
    async ([wanted, include]) => {
      for (let still = 0; still < 2; ) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        still = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : still + 1;
      }
      if (!window.axe) throw new Error('axe is not in the page');
      // No rule that we ask for reads style sheets.
      const options = { resultTypes: ['violations' as const], preload: false };
      // Experimental, and so left out unless it is asked for: what is seen on a control is what it is called by.
      const rules = {
        'label-content-name-mismatch': { enabled: true },
        'color-contrast': { enabled: false },
      };
      const results = [
        wanted.includes('rules') && (await window.axe.run(document, { ...options, rules })),
        include && (await window.axe.run({ include }, { ...options, runOnly: ['color-contrast'] })),
      ];
      return results
        .flatMap((result) => (result ? result.violations : []))
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    [parts, kinds] as const,
  );
  await kinds?.dispose();
  return found;
}

/** Runs in the page. A colour that changes would take a frame, and one more for each element that inherits it, motion or not. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition-property: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs in the page. The first element with text of each kind: two are of one kind where they, and all that they stand in, have
 * the same names, classes, styles, states and ground. A theme changes the colours of all of a kind alike.
 */
function elementsOfEachKind(): Element[] {
  const kinds = new Map<Element, string>();
  const kindOf = (element: Element | null): string => {
    if (!element) return '';
    const known = kinds.get(element);
    if (known !== undefined) return known;
    const looks = [...element.attributes].filter(({ name }) =>
      /^(class|style|disabled|type|data-.*|aria-(current|selected|checked|pressed|expanded|disabled|invalid|hidden|sort))$/.test(
        name,
      ),
    );
    const own = looks.map(({ name, value }) => `${name}=${value}`).sort();
    // Of rows alike, every second may stand on a ground of its own.
    const { backgroundColor } = getComputedStyle(element);
    const kind = `${kindOf(element.parentElement)}>${element.localName} ${backgroundColor} ${own.join(' ')}`;
    kinds.set(element, kind);
    return kind;
  };
  const first = new Map<string, Element>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    const kind = kindOf(parentElement);
    if (parentElement && nodeValue?.trim() && !first.has(kind)) first.set(kind, parentElement);
  }
  return [...first.values(), ...document.body.querySelectorAll('input, textarea, select')];
}
