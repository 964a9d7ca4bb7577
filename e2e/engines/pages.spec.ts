import { expect } from '@playwright/test';
import { callsAs } from '../tests/support/calls.ts';
import { sample } from '../tests/support/people.ts';
import { screensOf, signedOut } from '../tests/support/screens.ts';
import type { Browser } from './browser.ts';
import { test } from './test.ts';

/** Opens a page, and looks at it once nothing is loading any more. */
async function expectGood(other: Browser, path: string): Promise<void> {
  await other.goto(path);
  const look = () =>
    other.run(() => ({
      heading: [...document.querySelectorAll('h1, h2')].some((heading) => heading.checkVisibility()),
      loading: document.querySelector('[aria-busy=true], .loading, #root > [inert]') !== null,
      failed: document.body.textContent.includes('Something went wrong'),
      sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }));
  await expect.soft
    .poll(look, { message: path, intervals: [50, 100] })
    .toEqual({ heading: true, loading: false, failed: false, sideways: false });
}

test('every page of the application opens, and none scrolls sideways', async ({ other }) => {
  test.setTimeout(240_000);
  await other.logIn(sample.owner);
  const screens = await screensOf(await callsAs(sample.owner));
  for (const [name, address] of screens) await test.step(name, () => expectGood(other, address));
});

test('every page before the login opens, and none scrolls sideways', async ({ other }) => {
  await other.forget();
  for (const [name, address] of signedOut) await test.step(name, () => expectGood(other, address));
});
