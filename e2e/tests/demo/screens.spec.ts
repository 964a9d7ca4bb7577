import { expect, type Page, test } from '@playwright/test';
import { goTo, openDemo } from '../support/demo.ts';
import { seriousFindings } from '../support/demo-findings.ts';
import { demoRoutes } from '../support/demo-routes.ts';
import { watchFaults } from '../support/faults.ts';

const skins = ['light', 'dark', 'bordered', 'semi-dark'] as const;
const directions = ['ltr', 'rtl'] as const;

type Direction = (typeof directions)[number];

/** Another tab choosing a preference, as this one hears of it. */
const choose = (page: Page, preference: 'skin' | 'direction', chosen: string) =>
  page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [`kazi.${preference}`, chosen] as const,
  );

/** Looks at a page in one direction, in every skin. */
async function expectGood(page: Page, path: string, direction: Direction, isWide: boolean): Promise<void> {
  await choose(page, 'direction', direction);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  for (const skin of skins) {
    await choose(page, 'skin', skin);
    await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
    // A skin changes colours and nothing else, and a direction no colour: the contrast of a skin is measured in one
    // direction, and that of the skins close to light at one width.
    if (skin === 'light' || (direction === 'ltr' && (skin === 'dark' || isWide))) {
      const findings = await seriousFindings(page, skin === 'light' ? undefined : ['color-contrast']);
      expect.soft(findings, `${path}, ${direction}, ${skin}: serious findings of axe`).toEqual([]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${path}, ${direction}, ${skin} does not scroll sideways`).toBeLessThanOrEqual(0);
  }
}

test.describe.configure({ mode: 'parallel' });

for (const width of [1440, 390]) {
  test.describe(`${width} wide`, () => {
    // Without motion nothing is half faded in while its contrast is measured.
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    // Walked through from screen to screen; each is also loaded by its address, in bytes.spec.ts.
    test('every page of the demo is in order in both directions and all four skins, and called like no other', async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(1_200_000);
      await openDemo(page, '/pages/faq', baseURL);
      const faults = watchFaults(page);
      const titles = new Map<string, string>();
      for (const path of demoRoutes) {
        await goTo(page, path);
        for (const direction of directions) await expectGood(page, path, direction, width === 1440);
        expect.soft(faults.splice(0), path).toEqual([]);
        // Both looks of a page before the login are called alike.
        const subject = path.replace(/^\/login$/, '/pages/login').replace(/-(basic|cover)$/, '');
        const title = await page.title();
        expect.soft(titles.get(title) ?? subject, `What shares the title “${title}”`).toBe(subject);
        titles.set(title, subject);
      }
    });
  });
}
