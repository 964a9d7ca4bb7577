import { allPaths } from '@kazi/simulation/paths';
import { expect, type Page, test } from '@playwright/test';
import { enterDemo, expectOpened } from '../support/demo.ts';
import { demoParts } from '../support/demo-routes.ts';
import { englishLeft } from '../support/english-left.ts';
import { watchFaults } from '../support/faults.ts';
import { findings } from '../support/findings.ts';
import { choosePreference } from '../support/preferences.ts';
import { onlyBytes, openWithin } from '../support/transfer.ts';
import { demoBudget } from './budgets.ts';

const height = 900;
const desk = 1440;
const phone = 390;
/** Between phone and desk: where lists and menus change their shape. */
const between = [768, 1024, 1152];
/** The language of each direction. */
const languages = { ltr: 'en', rtl: 'ar' } as const;

const softly = expect.configure({ soft: true });

/** What has just changed its width takes a moment to find its place, charts most of all. */
const expectNothingSideways = (page: Page, where: string): Promise<void> =>
  softly
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `${where} does not scroll sideways`,
      timeout: 10_000,
    })
    .toBeLessThanOrEqual(0);

async function widen(page: Page, path: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await expectNothingSideways(page, `${path}, ${width} wide`);
  }
}

/** Looks at a page as it stands in light, and at the contrast of dark, where all but the colours is the same. */
async function expectGood(page: Page, where: string, skins: readonly ('light' | 'dark')[]): Promise<void> {
  for (const skin of skins) {
    await choosePreference(page, 'skin', skin);
    await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
    const found = await findings(page, skin === 'light' ? undefined : ['contrast']);
    expect.soft(found, `${where}, ${skin}: what axe finds`).toEqual([]);
    await expectNothingSideways(page, `${where}, ${skin}`);
  }
}

/** Skins made of the other two: `tokens.test.ts` holds that no contrast is less in them. */
async function expectRoomInOtherSkins(page: Page, path: string): Promise<void> {
  for (const skin of ['bordered', 'semi-dark']) {
    await choosePreference(page, 'skin', skin);
    await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
    await expectNothingSideways(page, `${path}, desk, ${skin}`);
  }
}

/** Looks at a page from the desk to the phone in English, and back again in Arabic. */
async function expectGoodEverywhere(page: Page, path: string): Promise<void> {
  await expectGood(page, `${path}, desk`, ['light', 'dark']);
  await expectRoomInOtherSkins(page, path);
  await choosePreference(page, 'skin', 'light');
  await widen(page, path, between.toReversed());
  await page.setViewportSize({ width: phone, height });
  await expectGood(page, `${path}, phone`, ['light', 'dark']);

  await choosePreference(page, 'language', languages.rtl);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // Colours on a phone were measured in English, those of Arabic are on the desk.
  const onPhone = await findings(page, ['rules']);
  expect.soft(onPhone, `${path}, phone, in Arabic: what axe finds`).toEqual([]);
  await expectNothingSideways(page, `${path}, phone, in Arabic`);
  await widen(page, `${path}, in Arabic`, between);
  await page.setViewportSize({ width: desk, height });
  await expectGood(page, `${path}, desk, in Arabic`, ['light']);
  // The showcase's examples are code, in English.
  if (ownPaths.has(path))
    await softly.poll(() => englishLeft(page), { message: `${path} in Arabic` }).toEqual([]);
}

const ownPaths = new Set<string>(allPaths);

test.describe.configure({ mode: 'parallel' });

test.use({ viewport: { width: desk, height } });

// Each in a tab of its own: what a visit leaves behind makes the hundredth page of one visit slow to look at.
for (const paths of demoParts)
  test(`every page from ${paths[0]} on brings no more than it may, and is in order in both directions and all skins`, async ({
    context,
    baseURL,
  }) => {
    test.setTimeout(1_200_000);
    await enterDemo(context, baseURL);
    // Each visit ends in Arabic and begins in English.
    await context.addInitScript((language) => {
      if (location.protocol !== 'about:') localStorage.setItem('kazi.language', language);
    }, languages.ltr);
    for (const path of paths) {
      const visit = { faults: [] as string[] };
      context.once('page', (opened) => {
        visit.faults = watchFaults(opened);
      });
      const page = await openWithin(demoBudget(path, ownPaths.has(path)), context, path);
      await expectOpened(page);
      if (!onlyBytes) await expectGoodEverywhere(page, path);
      expect.soft(visit.faults, path).toEqual([]);
      await page.close();
    }
  });
