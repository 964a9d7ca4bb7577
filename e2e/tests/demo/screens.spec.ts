import { allPaths } from '@kazi/simulation/paths';
import { expect, type Page, test } from '@playwright/test';
import { brokenCriteria } from '../support/criteria.ts';
import { enterDemo, expectOpened } from '../support/demo.ts';
import { demoParts } from '../support/demo-routes.ts';
import { watchFaults } from '../support/faults.ts';
import { findings } from '../support/findings.ts';
import { choosePreference } from '../support/preferences.ts';
import { backwards } from '../support/reading-order.ts';
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
function englishLeft(page: Page): Promise<string[]> {
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
  expect.soft(await brokenCriteria(page), `${path}: what WCAG asks for and axe does not`).toEqual([]);
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
  await softly.poll(() => backwards(page), { message: `${path}: digits read backwards` }).toEqual([]);
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
  }) => {
    test.setTimeout(1_200_000);
    await enterDemo(context);
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
