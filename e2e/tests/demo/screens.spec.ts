import { allPaths } from '@kazi/simulation/paths';
import { expect, type Page, test } from '@playwright/test';
import { loadDemo, openDemo } from '../support/demo.ts';
import { seriousFindings } from '../support/demo-findings.ts';
import { demoParts } from '../support/demo-routes.ts';
import { englishLeft } from '../support/english-left.ts';
import { watchFaults } from '../support/faults.ts';

/** Those of each direction: a skin changes colours and borders, which do not differ from one direction to the other. */
const skins = { ltr: ['light', 'dark', 'bordered', 'semi-dark'], rtl: ['light'] } as const;
/** The language of each direction. */
const languages = { ltr: 'en', rtl: 'ar' } as const;
/** Between phone and desk: where lists and menus change their shape. */
const widthsBetween = [1152, 1024, 768];

type Direction = keyof typeof languages;

/** Another tab choosing a preference, as this one hears of it. */
const choose = (page: Page, preference: 'skin' | 'language', chosen: string) =>
  page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [`kazi.${preference}`, chosen] as const,
  );

const softly = expect.configure({ soft: true });

/** What has just changed its width takes a moment to find its place, charts most of all. */
const expectNothingSideways = (page: Page, where: string): Promise<void> =>
  softly
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `${where} does not scroll sideways`,
      timeout: 10_000,
    })
    .toBeLessThanOrEqual(0);

/** Looks at a page in one direction, in its skins; on a desk, also in the widths between. */
async function expectGood(page: Page, path: string, direction: Direction, isWide: boolean): Promise<void> {
  await choose(page, 'language', languages[direction]);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  // The showcase's examples are code, in English.
  if (direction === 'rtl' && isWide && ownPaths.has(path))
    await softly.poll(() => englishLeft(page), { message: `${path} in Arabic` }).toEqual([]);
  for (const skin of skins[direction]) {
    await choose(page, 'skin', skin);
    await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
    // The contrast of those close to light and dark is measured once.
    if (skin === 'light' || skin === 'dark' || isWide) {
      const findings = await seriousFindings(page, skin === 'light' ? undefined : ['color-contrast']);
      expect.soft(findings, `${path}, ${direction}, ${skin}: serious findings of axe`).toEqual([]);
    }
    await expectNothingSideways(page, `${path}, ${direction}, ${skin}`);
  }
  if (!isWide) return;
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const between of widthsBetween) {
    await page.setViewportSize({ width: between, height });
    await expectNothingSideways(page, `${path}, ${direction}, ${between} wide`);
  }
  await page.setViewportSize({ width, height });
}

const ownPaths = new Set<string>(allPaths);

test.describe.configure({ mode: 'parallel' });

for (const width of [1440, 390]) {
  test.describe(`${width} wide`, () => {
    // Without motion nothing is half faded in while its contrast is measured.
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    // Each loaded by its address: what a visit leaves behind makes the hundredth page of one visit slow to look at.
    for (const [part, paths] of Object.entries(demoParts))
      test(`every page is in order in both directions and all four skins, and called like no other: ${part}`, async ({
        page,
        baseURL,
      }) => {
        test.setTimeout(1_200_000);
        await openDemo(page, '/pages/faq', baseURL);
        const faults = watchFaults(page);
        const titles = new Map<string, string>();
        for (const path of paths) {
          await loadDemo(page, path);
          for (const direction of ['rtl', 'ltr'] as const)
            await expectGood(page, path, direction, width === 1440);
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
