import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';
import { demoRoutes } from '../support/demo-routes.ts';
import { watchFaults } from '../support/faults.ts';

const skins = ['light', 'dark', 'bordered', 'semi-dark'] as const;

/** Another tab choosing a skin, as this one hears of it. */
const choose = (page: Page, skin: string) =>
  page.evaluate((value) => {
    localStorage.setItem('kazi.skin', value);
    dispatchEvent(new StorageEvent('storage', { key: 'kazi.skin' }));
  }, skin);

async function seriousFindings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

async function expectGood(page: Page, path: string, looksAtAll: boolean): Promise<void> {
  await page.goto(path);
  await expect.soft(page.getByRole('heading').first(), `${path} has a heading`).toBeVisible();
  await expect.soft(page.getByRole('status', { name: /^Loading/ }), `${path} is done loading`).toHaveCount(0);
  await expect.soft(page, `${path} has a title of its own`).toHaveTitle(/.+ · Kazi$/);
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

      test('every page of the demo is in order in all four skins', async ({ page, baseURL }) => {
        test.setTimeout(1_500_000);
        await page.addInitScript((chosen) => localStorage.setItem('kazi.direction', chosen), direction);
        await openDemo(page, '/pages/faq', baseURL);
        const faults = watchFaults(page);
        for (const path of demoRoutes) await expectGood(page, path, direction === 'ltr' && width === 1440);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        expect(faults).toEqual([]);
      });
    });
  }
}

test('each page has a title that no other has', async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  await openDemo(page, '/pages/faq', baseURL);
  const titles = new Map<string, string>();
  for (const path of demoRoutes.filter((route) => !/-cover$|^\/login$/.test(route))) {
    await page.goto(path);
    await expect(page).toHaveTitle(/.+ · Kazi$/);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    const title = await page.title();
    expect.soft(titles.get(title), `${path} shares the title “${title}”`).toBeUndefined();
    titles.set(title, path);
  }
});
