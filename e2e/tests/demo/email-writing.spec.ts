import { expect, type Page, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';
import { chooseFiles, pixel } from '../support/files.ts';

const mailAddress = '/apps/email';
const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, subject: string) => page.locator('[data-mail]').filter({ hasText: subject });
const folders = (page: Page) => page.getByRole('navigation', { name: 'Folders' });

test('a mail is written, kept, sent and answered', async ({ page }) => {
  await openDemo(page, mailAddress);
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'New e-mail' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Add an e-mail address.')).toBeVisible();
  const to = dialog.getByRole('combobox', { name: 'To' });
  await to.fill('grace');
  await page.getByRole('option', { name: 'Grace Achieng' }).click();
  await to.fill('not an address,');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('is not an e-mail address')).toBeVisible();
  await to.press('Backspace');
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Our new price');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('It is KES 1,140,000.');
  await dialog.getByRole('button', { name: 'Close and save as draft' }).click();

  await folders(page).getByRole('link', { name: 'Drafts 4 drafts' }).click();
  await row(page, 'Our new price').getByRole('link').click();
  const draft = page.getByRole('dialog', { name: 'Draft' });
  await expect(draft.getByRole('textbox', { name: 'Message' })).toHaveText('It is KES 1,140,000.');
  await draft.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'View' }).click();
  await expect(list(page, 'Sent')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our new price' })).toBeVisible();

  await page.goto(`${mailAddress}?mail=1`);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const reply = page.getByRole('dialog', { name: 'Reply' });
  await expect(reply.getByRole('textbox', { name: 'Subject' })).toHaveValue(/^Re: Shop plan/);
  await reply.getByRole('textbox', { name: 'Message' }).fill('By Thursday, gladly.');
  await reply.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('article', { name: 'From Amina Wanjiru' })).toContainText(
    'By Thursday, gladly.',
  );
});

test('Enter takes the first person that is suggested', async ({ page }) => {
  await openDemo(page, mailAddress);
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'New e-mail' });
  await dialog.getByRole('combobox', { name: 'To' }).fill('brian');
  await expect(page.getByRole('option', { name: /Brian Otieno/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByTitle(/^brian\.otieno@/)).toHaveText('Brian Otieno');
});

test('an answer is written beside the mail, quotes it, and takes a file along', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemo(page, `${mailAddress}?mail=1`);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const reply = page.getByRole('dialog', { name: 'Reply' });
  const message = reply.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  await expect(message).toContainText('Grace Achieng wrote:');
  await expect(message.locator('blockquote')).toContainText('revised quotation by Thursday');
  const read = await page.getByRole('region', { name: 'Conversation' }).boundingBox();
  const written = await reply.boundingBox();
  if (!read || !written) throw new Error('The mail and its answer are not side by side');
  expect(read.y + read.height).toBeLessThanOrEqual(written.y);
  expect(written.x + written.width).toBeGreaterThan(1400);

  await reply.getByRole('button', { name: 'Underline' }).click();
  await page.keyboard.type('By Thursday, gladly. ');
  await reply.getByRole('button', { name: 'Underline' }).click();
  await reply.getByRole('button', { name: 'Link' }).click();
  await page.getByRole('textbox', { name: 'Link address' }).fill('kazi.example/prices');
  await page.keyboard.press('Enter');
  await expect(message.getByRole('link', { name: 'kazi.example/prices' })).toHaveAttribute(
    'href',
    'https://kazi.example/prices',
  );
  await chooseFiles(reply.getByRole('button', { name: 'Attach files' }), {
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('till,4'),
  });
  await expect(reply.getByRole('list', { name: 'Attached files' })).toContainText('prices.csv');
  await reply.getByRole('button', { name: 'Send' }).click();
  const sent = page.getByRole('article', { name: 'From Amina Wanjiru' });
  await expect(sent.locator('u')).toHaveText('By Thursday, gladly. ');
  await expect(sent.getByRole('link', { name: 'prices.csv' })).toHaveAttribute('download', 'prices.csv');
});

test('a mail that is being written is kept as a draft when another is begun', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemo(page, `${mailAddress}?mail=1`);
  await page.getByRole('button', { name: 'Compose' }).click();
  await page
    .getByRole('dialog', { name: 'New e-mail' })
    .getByRole('textbox', { name: 'Subject' })
    .fill('Later');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Reply' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'New e-mail' })).toBeHidden();
  await expect(folders(page).getByRole('link', { name: 'Drafts 4 drafts' })).toBeVisible();
});

test('a picture is put between the lines of a mail, by the button or pasted', async ({ page }) => {
  await openDemo(page, `${mailAddress}?mail=1`);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const reply = page.getByRole('dialog', { name: 'Reply' });
  const message = reply.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  const button = reply.getByRole('button', { name: 'Picture' });
  await chooseFiles(button, {
    name: 'shelf.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText('shelf.png is not a supported picture.')).toBeVisible();
  // So far down that the buttons of the mail would lie over it.
  for (let line = 0; line < 10; line++) await page.keyboard.press('Enter');
  await chooseFiles(button, { name: 'stall.png', mimeType: 'image/png', buffer: pixel });
  await expect(message.getByRole('img', { name: 'stall' })).toBeVisible();

  await message.evaluate(
    (field, bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([Uint8Array.from(bytes)], 'till.png', { type: 'image/png' }));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [...pixel],
  );
  await expect(message.getByRole('img', { name: 'till' })).toBeVisible();
  // What is written next stands behind it, and it is not attached as well.
  await page.keyboard.type('Both are from Kisumu.');
  await expect(message.getByRole('img')).toHaveCount(2);
  const written = await message.getByText('Both are from Kisumu.').boundingBox();
  const foot = await reply.getByRole('button', { name: 'Send' }).boundingBox();
  expect((written?.y ?? 0) + (written?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  await expect(reply.getByRole('list', { name: 'Attached files' })).toHaveCount(0);

  await reply.getByRole('button', { name: 'Send' }).click();
  const sent = page.getByRole('article', { name: 'From Amina Wanjiru' });
  await expect(sent.getByRole('img', { name: 'stall' })).toHaveAttribute('src', /^data:image\/png/);
  await expect(sent.getByRole('img', { name: 'till' })).toBeVisible();
  await expect(sent).toContainText('Both are from Kisumu.');
});
