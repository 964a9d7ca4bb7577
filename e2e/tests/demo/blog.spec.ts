import { expect, type Page, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';
import { chooseFiles, pixel } from '../support/files.ts';

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

test('posts are searched, narrowed to a category and paged, and the address keeps it', async ({ page }) => {
  await openDemo(page, '/pages/blog/list');
  await expect(titles(page)).toHaveCount(6);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(titles(page)).toHaveCount(4);
  await page.getByRole('complementary').getByRole('link', { name: /^Tax/ }).click();
  await expect(titles(page)).toHaveText([/payslip/, /P9 season/]);
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('p9');
  await expect(titles(page)).toHaveText([/P9 season/]);
  await page.reload();
  await expect(titles(page)).toHaveText([/P9 season/]);
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('nobody wrote this');
  await page.getByRole('button', { name: 'Show all posts' }).click();
  await expect(titles(page)).toHaveCount(6);
});

test('a post is read and answered', async ({ page }) => {
  await openDemo(page, '/pages/blog/list');
  await page
    .getByRole('article')
    .getByRole('link', { name: /seven papers/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your first employee/);
  await expect(page.getByText('A written contract: the work, the place')).toBeVisible();
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(page.getByText('Write something first.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your comment' }).fill('We add a ninth: lunch on the first day.');
  await page.getByRole('button', { name: 'Post comment' }).click();
  const comments = page.getByRole('region', { name: 'Comments (3)' }).getByRole('listitem');
  await expect(comments.last()).toContainText('Amina Wanjiru');
  await expect(comments.last()).toContainText('lunch on the first day');
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('');
});

test('a post is edited, with another picture', async ({ page }) => {
  await openDemo(page, '/pages/blog/detail?id=2');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Enter a title.')).toBeVisible();
  await title.fill('Six dates on the wall');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue('six-dates-on-the-wall');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Draft');
  await page.getByRole('checkbox', { name: 'Teams' }).check();
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  // The editor takes the place of what was only shown.
  await expect(page.getByRole('toolbar', { name: 'Format' })).toBeVisible();
  await expect(content).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Begin on the 20th.');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type(' No sooner.');

  const choose = page.getByRole('button', { name: 'Choose an image' });
  await chooseFiles(choose, {
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText('This file type is not supported.')).toBeVisible();
  await chooseFiles(choose, { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(2_000_001) });
  await expect(page.getByText('This image is larger than 2 MB.')).toBeVisible();
  await chooseFiles(choose, { name: 'pixel.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByRole('img', { name: 'Start of the post' })).toHaveAttribute(
    'src',
    /^data:image\/png/,
  );
  await page.getByRole('button', { name: 'Save changes' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six dates on the wall');
  await expect(page.locator('strong', { hasText: 'No sooner.' })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Blog', exact: true }).last().click();
  await expect(page.getByRole('article').filter({ hasText: 'Six dates on the wall' })).toContainText('Teams');
});

test('a post’s toolbar is there before one writes, and formats what is written next', async ({ page }) => {
  await openDemo(page, '/pages/blog/edit?id=2');
  const toolbar = page.getByRole('toolbar', { name: 'Format' });
  for (const format of ['Heading', 'Underline', 'Quote'])
    await expect(toolbar.getByRole('button', { name: format, exact: true })).toBeVisible();
  await toolbar.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('Enter');
  const content = page.getByRole('textbox', { name: 'Content' });
  await expect(content).toBeFocused();
  await page.keyboard.type('At once');
  await expect(content.locator('strong', { hasText: 'At once' })).toBeVisible();
});
