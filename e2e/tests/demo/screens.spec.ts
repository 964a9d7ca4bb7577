import { expect, type Page, test } from '@playwright/test';
import { goTo, openDemo } from '../support/demo.ts';
import { seriousFindings } from '../support/demo-findings.ts';
import { demoRoutes } from '../support/demo-routes.ts';
import { watchFaults } from '../support/faults.ts';

const skins = ['light', 'dark', 'bordered', 'semi-dark'] as const;

/** Another tab choosing a skin, as this one hears of it. */
const choose = (page: Page, skin: string) =>
  page.evaluate((value) => {
    localStorage.setItem('kazi.skin', value);
    dispatchEvent(new StorageEvent('storage', { key: 'kazi.skin' }));
  }, skin);

async function expectGood(page: Page, path: string, looksAtAll: boolean): Promise<void> {
  await goTo(page, path);
  for (const skin of skins) {
    await choose(page, skin);
    await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
    // A skin is nothing but colours: what has no colour is looked at once, and the skins close to light at one width.
    if (looksAtAll || skin === 'light' || skin === 'dark') {
      const findings = await seriousFindings(page, skin === 'light' ? undefined : ['color-contrast']);
      expect.soft(findings, `${path}, ${skin}: serious findings of axe`).toEqual([]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${path}, ${skin} does not scroll sideways`).toBeLessThanOrEqual(0);
  }
}

test.describe.configure({ mode: 'parallel' });

for (const direction of ['ltr', 'rtl'] as const) {
  for (const width of [1440, 390]) {
    test.describe(`${direction}, ${width} wide`, () => {
      // Without motion nothing is half faded in while its contrast is measured.
      test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

      // Walked through from screen to screen; each is also loaded by its address, in bytes.spec.ts.
      test('every page of the demo is in order in all four skins, and called like no other', async ({
        page,
        baseURL,
      }) => {
        test.setTimeout(1_200_000);
        await page.addInitScript((chosen) => localStorage.setItem('kazi.direction', chosen), direction);
        await openDemo(page, '/pages/faq', baseURL);
        const faults = watchFaults(page);
        const titles = new Map<string, string>();
        for (const path of demoRoutes) {
          await expectGood(page, path, direction === 'ltr' && width === 1440);
          expect.soft(faults.splice(0), path).toEqual([]);
          // Both looks of a page before the login are called alike.
          const subject = path.replace(/^\/login$/, '/pages/login').replace(/-(basic|cover)$/, '');
          const title = await page.title();
          expect.soft(titles.get(title) ?? subject, `What shares the title “${title}”`).toBe(subject);
          titles.set(title, subject);
        }
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
      });
    });
  }
}
