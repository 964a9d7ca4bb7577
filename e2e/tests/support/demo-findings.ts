import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Violation {
  id: string;
  impact: string | null;
  nodes: readonly { html: string }[];
}

declare global {
  interface Window {
    /** There once the builder has looked at the page. */
    axe?: { run: (options: object) => Promise<{ violations: readonly Violation[] }> };
  }
}

/** What axe finds serious in a page as it stands, by all of its rules or those named. */
export async function seriousFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // The builder brings axe along anew for each look, which takes longer than the look: once is enough.
  if (!(await page.evaluate(() => window.axe !== undefined)))
    await new AxeBuilder({ page }).withRules('document-title').analyze();
  return page.evaluate(async (only) => {
    // A colour that has just changed takes a frame, and one more for each element that inherits it, motion or not.
    for (let still = 0; still < 3; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : still + 1;
    }
    const found = await window.axe?.run({
      resultTypes: ['violations'],
      // No rule that we ask for reads style sheets.
      preload: false,
      // Experimental, and so left out unless it is asked for: what is seen on a control is what it is called by.
      ...(only ? { runOnly: only } : { rules: { 'label-content-name-mismatch': { enabled: true } } }),
    });
    if (!found) throw new Error('axe is not in the page');
    return found.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, rules);
}
