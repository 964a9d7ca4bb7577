import { expect, test } from '@playwright/test';
import { amountFieldsOf, amountWalk } from '../support/amount-fields.ts';
import { goTo, openDemo } from '../support/demo.ts';
import { choosePreference } from '../support/preferences.ts';

test('amounts of the demo are never another than the one that is typed', async ({ page }) => {
  const walk = amountWalk(page);
  await openDemo(page, '/apps/invoice/add');
  await walk.visit('invoice-price');
  await goTo(page, '/apps/invoice/preview/5045');
  await page.getByRole('button', { name: 'Add a payment' }).click();
  await walk.visit('invoice-payment');
  await page.goto('/components/popovers');
  await page.getByRole('button', { name: 'Change the limit' }).click();
  await walk.visit('showcase-limit');
  await page.goto('/components/drawer');
  await page.getByRole('button', { name: 'New task' }).click();
  await walk.visit('showcase-drawer');
  for (const [path, ...names] of [
    ['/page-layout/without-menu', 'showcase-till'],
    ['/forms/elements/number', 'showcase-price', 'showcase-withdrawal', 'showcase-reward', 'showcase-held'],
    ['/forms/repeater', 'showcase-line-price'],
    ['/forms/layout', 'showcase-cash'],
    ['/extensions/tour', 'showcase-tour'],
  ] as const) {
    await page.goto(path);
    await walk.visit(...names);
  }
  expect(walk.met(), 'each field that the sources have').toEqual(amountFieldsOf('demo').sort());
});

test('a payment in French is what was typed, and no payment where that could be two amounts', async ({
  page,
}) => {
  await openDemo(page, '/apps/invoice/preview/5045');
  await page.getByRole('button', { name: 'Add a payment' }).click();
  await choosePreference(page, 'language', 'fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const amount = page.locator('input[name="invoice-payment"]');
  await amount.fill('1,500');
  await amount.press('Enter');
  await expect(amount).toHaveAccessibleDescription('Deux décimales au plus, après la virgule');
  await amount.fill('');
  await amount.pressSequentially('1500,50');
  await amount.press('Enter');
  await expect(amount).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText(/−1\s500,50\sKES/);
});
