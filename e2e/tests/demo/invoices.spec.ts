import { expect, type Page, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';
import { savedFile } from '../support/files.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Invoices' }).locator('tbody').getByRole('row');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('invoices are searched, filtered, sorted and paged, and the address keeps it', async ({ page }) => {
  await openDemo(page, '/apps/invoice/list');
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText('#5050');

  await page.getByRole('searchbox', { name: 'Search invoices' }).fill('paid');
  await expect(page).toHaveURL(/q=paid/);
  await expect(rows(page).first()).toContainText('Paid');
  // The cards above count as the search does.
  const counted = /\d+/.exec((await page.getByText(/^\d+ invoices paid in full$/).textContent()) ?? '');
  await expect(page.getByText(`of ${counted} invoices`)).toBeVisible();
  await expect(
    rows(page).filter({ hasNot: page.getByRole('cell', { name: 'Paid', exact: true }) }),
  ).toHaveCount(0);
  await page.getByRole('searchbox').fill('');

  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Past Due');
  await expect(page).toHaveURL(/status=Past/);
  await expect(rows(page).filter({ hasNotText: 'Overdue' })).toHaveCount(0);
  await expect(page.getByText('6 of 6 invoices')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('');

  const balance = page.getByRole('columnheader', { name: 'Balance' });
  await balance.getByRole('button').click();
  await expect(balance).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page).first()).toContainText('−KES');
  await page.reload();
  await expect(balance).toHaveAttribute('aria-sort', 'ascending');

  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');
  await expect(rows(page)).toHaveCount(25);
  const first = rows(page).first().getByRole('link');
  const before = (await first.textContent()) ?? '';
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText('26–50 of 50 invoices')).toBeVisible();

  // A row that is exchanged takes the focus away with it.
  await expect(first).not.toHaveText(before);
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
});

for (const width of [992, 1100, 1160, 1210])
  test(`in a window ${width} wide, an invoice's client, balance and actions are in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDemo(page, '/apps/invoice/list');
    const row = rows(page).first();
    await expect(row.getByRole('button', { name: /^Actions/ })).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole('cell').filter({ hasText: 'KES' }).last()).toBeInViewport({ ratio: 1 });
    const client = row.getByRole('cell').filter({ hasText: 'Mercy Atieno' });
    expect((await client.boundingBox())?.width).toBeGreaterThan(150);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

test('invoices are chosen, exported and deleted together', async ({ page }) => {
  await openDemo(page, '/apps/invoice/list');
  await page.getByRole('checkbox', { name: 'Select Invoice 5050' }).check();
  await page.getByRole('checkbox', { name: 'Select Invoice 5048' }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Export' }).last().click();
  const { lines } = await savedFile(page, page.getByRole('menuitem', { name: 'CSV file' }));
  expect(lines[0]).toBe('Number,Status,Client,Company,Issued,Due,Total,Balance');
  expect(lines.slice(1).map((line) => line.slice(0, 4))).toEqual(['5050', '5048']);

  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('2 invoices deleted.')).toBeVisible();
  await expect(page.getByText('of 48 invoices')).toBeVisible();
  await expect(page.getByText(/^\d+ selected$/)).toBeHidden();

  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await expect(page.getByText('10 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText(/^\d+ selected$/)).toBeHidden();
});

test('columns of the list are hidden and shown, and the address keeps it', async ({ page }) => {
  await openDemo(page, '/apps/invoice/list');
  const total = page.getByRole('columnheader', { name: 'Total' });
  await expect(total).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Total' }).uncheck();
  await expect(total).toBeHidden();
  await expect(rows(page).first().getByRole('cell')).toHaveCount(6);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Due' })).toBeVisible();
  await expect(total).toBeHidden();
});

test('an invoice that there is not is said so', async ({ page }) => {
  await openDemo(page, '/apps/invoice/preview/1');
  await expect(page.getByRole('heading', { name: 'Invoice 1 not found' })).toBeVisible();
  await page.goto('/apps/invoice/edit/1');
  await expect(page.getByRole('heading', { name: 'Invoice 1 not found' })).toBeVisible();
});

test('on a phone, a paid invoice shows its total, is called paid once, and asks for nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page, '/apps/invoice/list?status=Paid');
  const row = rows(page).first();
  await expect(row.getByText('Paid')).toHaveCount(1);
  await expect(row.getByText(/KES/).first()).toBeVisible();
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const letter = page.getByRole('dialog').getByRole('textbox', { name: 'Message' });
  await expect(letter).toHaveValue(/settled|paid/);
  await expect(letter).not.toHaveValue(/is due/);
});

test('an invoice is deleted at once, in the list and on its page, and comes back where it was', async ({
  page,
}) => {
  await openDemo(page, '/apps/invoice/list');
  await page.getByRole('button', { name: 'Actions for invoice 5050' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('of 49 invoices')).toBeVisible();
  await expect(rows(page).first()).toContainText('#5049');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).first()).toContainText('#5050');
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Delete invoice 5050' }).click();
  await expect(page.getByText('of 49 invoices')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows(page).first()).toContainText('#5050');
});

test('what was printed of an invoice leaves other pages as they are on paper', async ({ page }) => {
  await openDemo(page, '/apps/invoice/preview');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
});

test('the newest invoice is shown, sent, paid in part, and printed alone', async ({ page }) => {
  await openDemo(page, '/apps/invoice/preview/5045');
  await expect(page.getByText('Draft')).toBeVisible();

  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: 'To' }).fill('nobody');
  await panel.getByRole('button', { name: 'Send invoice' }).click();
  await expect(panel.getByText('Enter an e-mail address such as')).toBeVisible();
  await panel.getByRole('textbox', { name: 'To' }).fill('accounts@duka.example');
  await panel.getByRole('button', { name: 'Send invoice' }).click();
  await expect(page.getByText('Invoice 5045 sent to accounts@duka.example.')).toBeVisible();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Add a payment' }).click();
  await panel.getByRole('textbox', { name: 'Amount' }).fill('1000.50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Partly paid')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('−KES 1,000.50');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
});

test('an invoice is written with its totals to the cent, and its lines change places', async ({ page }) => {
  await openDemo(page, '/apps/invoice/add');
  await page.getByRole('button', { name: 'Save invoice' }).click();
  await expect(page.getByText('Choose a client.')).toBeVisible();
  await expect(page.getByText('Enter the item.')).toBeVisible();
  const client = page.getByRole('combobox', { name: 'Client' });
  for (const wrong of [client, field(page, 'Item')])
    await expect(wrong).toHaveCSS('border-top-color', 'rgb(179, 38, 30)');

  await client.selectOption({ index: 1 });
  await field(page, 'Service').fill('Hosting');
  const line = (at: number) => page.getByRole('group', { name: `Item ${at}` });
  await line(1).getByRole('textbox', { name: 'Item', exact: true }).fill('Hosting');
  await line(1).getByRole('textbox', { name: 'Quantity' }).fill('3');
  await line(1).getByRole('textbox', { name: 'Price, KES' }).fill('99.99');
  await line(1).getByRole('textbox', { name: 'Discount, %' }).fill('5');
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(line(2).getByRole('textbox', { name: 'Item', exact: true })).toBeFocused();
  await page.keyboard.type('Training');
  await line(2).getByRole('textbox', { name: 'Price, KES' }).fill('100');
  await line(2).getByRole('checkbox', { name: 'VAT' }).uncheck();
  const total = page.getByRole('region', { name: 'Total' });
  await expect(total).toContainText('KES 430.57');

  const up = page.getByRole('button', { name: 'Move item 2 up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(line(1).getByRole('textbox', { name: 'Item', exact: true })).toHaveValue('Training');
  await expect(page.getByRole('button', { name: 'Move item 1 up' })).toBeFocused();

  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save invoice' }).click();
  await expect(page).toHaveURL(/preview\/5051$/);
  await expect(page.getByRole('article')).toContainText('KES 430.57');

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Remove item 2' }).click();
  await expect(total).toContainText('KES 100.00');
  await page.getByRole('button', { name: 'Save invoice' }).click();
  await expect(page.getByRole('article')).not.toContainText('Hosting');
});
