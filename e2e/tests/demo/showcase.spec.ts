import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { goTo, openDemo } from '../support/demo.ts';

const examples = readFileSync(
  new URL('../../../apps/web/src/demo/showcase/components/accordion/examples.tsx', import.meta.url),
  'utf8',
);

test('the showcase is searched by what an example does, and leads to its page', async ({ page }) => {
  await openDemo(page, '/ui-element');
  const search = page.getByRole('searchbox', { name: 'Search the showcase' });
  await search.fill('few important choices');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/q=few/);
  await search.fill('nothing like it');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('article').getByRole('link', { name: 'Accordion' }).click();
  await expect(page.getByRole('heading', { name: 'Accordion', level: 1 })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Showcase', exact: true }).click();
  await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Forms' }).click();
  await expect(page.getByRole('heading', { name: 'Forms', level: 1 })).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: 'Form wizard' })).toBeVisible();
});

test('what is copied of an example is the code that runs, without the other examples', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDemo(page, '/components/accordion');
  const example = page.getByRole('region', { name: 'Single', exact: true });
  await example.getByRole('button', { name: 'Show code' }).click();
  await example.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByText('Code copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^import '@mantine\/core\/styles\/Accordion.layer.css';\nimport \{ Accordion \} from/,
  );
  expect(copied.match(/^export function \w+/gm)).toEqual(['export function SingleExample']);
  expect(examples).toContain(copied.slice(copied.indexOf('\n\n') + 2));
  await expect(example.getByRole('region', { name: 'Code of “Single”' })).toContainText(
    'export function SingleExample()',
  );
});

test('a page of the showcase is starred, and one that there is not is said to be none', async ({ page }) => {
  await openDemo(page, '/components/buttons');
  await page.getByRole('button', { name: 'Star this page' }).click();
  const starred = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('region', { name: 'Starred' });
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Buttons' });
  await expect(link.or(starred)).toHaveCount(2);
  await page.goto('/components/teleporter');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('films are proposed with their rank, and the staff is searched by its call', async ({ page }) => {
  await openDemo(page, '/extensions/autocomplete');
  const films = page.getByRole('region', { name: 'Custom option' }).getByRole('combobox');
  await films.click();
  await expect(page.getByRole('option')).toHaveCount(8);
  await expect(page.getByRole('option').first()).toHaveText(/\D1$/);

  await goTo(page, '/datatables/basic');
  const staff = page.getByRole('region', { name: 'Server-side' });
  await expect(staff.getByRole('row')).toHaveCount(1 + 10);
  await expect(staff.getByText('of 100')).toBeVisible();
  await staff.getByRole('searchbox').fill('accountant');
  await expect(staff.getByText('of 100')).toBeHidden();
  await expect(staff.getByRole('row').nth(1)).toBeVisible();
});

test('a layout is shown while its page is open, and what was chosen is back after it', async ({ page }) => {
  await openDemo(page, '/page-layout/without-menu');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Showcase', exact: true }).click();
  await expect(menu).toBeVisible();
});
