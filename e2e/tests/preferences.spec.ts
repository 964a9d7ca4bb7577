import { expect, type Page } from '@playwright/test';
import { aNewcomer } from './support/newcomer.ts';
import { logIn, logInTo } from './support/people.ts';
import { test } from './support/test.ts';

test('preferences hold at once, and on the next device too', async ({ page, theirs: elsewhere }) => {
  const person = await aNewcomer({ role: 'agent' });
  await logInTo(page, '/account/preferences', person);
  await page.getByRole('radio', { name: 'Dark', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  await page.getByRole('radio', { name: 'Plum', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-accent', 'plum');
  await page.getByLabel('Language', { exact: true }).last().selectOption('ar');
  await expect(page.getByRole('heading', { name: 'حسابك' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const mentions = page.getByLabel('يشير إليّ أحد', { exact: true });
  await expect(mentions).toHaveValue('at-once');
  const saved = page.waitForResponse((answer) => /"notices"/.test(answer.request().postData() ?? ''));
  await mentions.selectOption('digest');
  await expect(mentions).toHaveValue('digest');
  await saved;

  await logIn(elsewhere, person);
  await expect(elsewhere.locator('html')).toHaveAttribute('data-skin', 'dark');
  await expect(elsewhere.locator('html')).toHaveAttribute('data-accent', 'plum');
  await expect(elsewhere.locator('html')).toHaveAttribute('dir', 'rtl');
  await elsewhere.goto('/account/preferences');
  await expect(elsewhere.getByLabel('يشير إليّ أحد', { exact: true })).toHaveValue('digest');
});

test('what another device has changed meanwhile stays as it is', async ({ page, theirs: elsewhere }) => {
  const person = await aNewcomer({ role: 'agent' });
  await logInTo(page, '/account/preferences', person);
  await logInTo(elsewhere, '/account/preferences', person);
  const change = async (device: Page, name: string) => {
    const sent = device.waitForResponse((answer) => answer.request().method() === 'PUT');
    await device.getByRole('radio', { name, exact: true }).click();
    return (await sent).json();
  };
  await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeVisible();
  await change(elsewhere, 'Plum');
  expect(await change(page, 'Dark')).toMatchObject({ skin: 'dark', accent: 'plum' });

  await test.step('letters by themselves are switched off, keys with Ctrl stay', async () => {
    await page.getByRole('switch', { name: 'One-letter shortcuts' }).click();
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('switch', { name: 'One-letter shortcuts' }).click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});

test('theme, language and direction are one menu; a starred Home is called Home', async ({ page }) => {
  const person = await aNewcomer({ role: 'agent' });
  await logIn(page, person);
  await page.getByRole('button', { name: 'Star this page' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('heading', { name: 'Starred' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Home', exact: true })).toHaveCount(2);
  const display = page.getByRole('banner').getByRole('button', { name: 'Theme and language' });
  await display.click();
  await page.getByRole('menuitem', { name: 'Switch to right-to-left' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await display.click();
  await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByRole('navigation', { name: 'Menyu kuu' })).toBeVisible();
});

test('a language chosen before the login stays, on every device', async ({ page, theirs: elsewhere }) => {
  const person = await aNewcomer({ role: 'agent' });
  await page.goto('/login');
  await page.getByLabel('Language').selectOption('sw');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/user-preference'),
  );
  await page.locator('[name=email]').fill(person.email);
  await page.locator('[name=password]').fill(person.password);
  await page.keyboard.press('Enter');
  expect((await saved).ok()).toBe(true);
  await expect(page.getByRole('navigation', { name: 'Menyu kuu' })).toBeVisible();

  await logIn(elsewhere, person);
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'sw');
});

test('what is chosen before the server has said what it knows stays chosen', async ({ page }) => {
  const person = await aNewcomer({ role: 'agent' });
  const { promise: chosen, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/user-preference/user/*', async (route) => {
    await chosen;
    await route.continue();
  });
  await logInTo(page, '/account', person);
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  answer();
  expect((await (await saved).json()).skin).toBe('dark');
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
});
