import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

interface Look {
  /** These rules alone; without them, all of axe's. */
  rules?: readonly string[];
  /** All but these. */
  without?: readonly string[];
  /** Of elements that styles cannot tell apart only the first: enough for colours, which a theme changes for all alike. */
  oneOfEachKind?: boolean;
}

/** What axe finds serious in a page as it stands. */
export async function seriousFindings(page: Page, { rules, without = [], oneOfEachKind = false }: Look = {}) {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(axe.source);
    await page.evaluate(stopTransitions);
  }
  const kinds = oneOfEachKind ? await page.evaluateHandle(elementsOfEachKind) : undefined;
  const findings = await page.evaluate(
    async ([only, left, include]) => {
      for (let still = 0; still < 2; ) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        still = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : still + 1;
      }
      const found = await window.axe?.run(include ? { include } : document, {
        resultTypes: ['violations'],
        // No rule that we ask for reads style sheets.
        preload: false,
        // Experimental, and so left out unless it is asked for: what is seen on a control is what it is called by.
        ...(only
          ? { runOnly: [...only] }
          : {
              rules: {
                'label-content-name-mismatch': { enabled: true },
                ...Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
              },
            }),
      });
      if (!found) throw new Error('axe is not in the page');
      return found.violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    [rules, without, kinds] as const,
  );
  await kinds?.dispose();
  return findings;
}

/** What the contrast of a page is measured by, once all rules have looked at it in another theme. */
export const contrast = { rules: ['color-contrast'], oneOfEachKind: true } as const satisfies Look;

/** As `seriousFindings`, of a page whose contrast was measured as a whole in another width or direction. */
export const seriousFindingsAgain = async (page: Page): Promise<string[]> => [
  ...(await seriousFindings(page, { without: contrast.rules })),
  ...(await seriousFindings(page, contrast)),
];

/** Runs in the page. A colour that changes would take a frame, and one more for each element that inherits it, motion or not. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition-property: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs in the page. The first element with text of each kind: two are of one kind where they, and all that they stand in, have
 * the same names, classes, styles and states.
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
    const kind = `${kindOf(element.parentElement)}>${element.localName} ${own.join(' ')}`;
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
