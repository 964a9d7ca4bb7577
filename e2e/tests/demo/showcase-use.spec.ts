import { expect, type Page, test } from '@playwright/test';
import { goTo, openDemo } from '../support/demo.ts';
import { savedFile } from '../support/files.ts';
import { choosePreference } from '../support/preferences.ts';

/** An example of a page of the showcase, by its title. */
const example = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('records are taken from files and cells, and handed over whole or in part', async ({ page }) => {
  await openDemo(page, '/extensions/import');
  const file = example(page, 'File');
  await file.getByRole('button', { name: 'Use a sample' }).click();
  await expect(file.getByRole('status')).toHaveText('2 rows are right, 3 are not.');
  await expect(file.getByRole('listitem')).toHaveText([
    /^Row 4, name: /,
    /^Row 5, phone: /,
    /^Row 6, amount: /,
  ]);
  const content = JSON.stringify([{ name: 'Auma Odhiambo', phone: '0712 000 111', amount: 750 }]);
  await file
    .locator('input[type=file]')
    .setInputFiles({ name: 'own.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await expect(file.getByRole('status')).toHaveText('1 rows are right, 0 are not.');
  await expect(file.getByRole('row', { name: /^Auma Odhiambo .* KES\s750\.00$/ })).toBeVisible();
  const theirs = example(page, 'Column mapping');
  await theirs.getByRole('combobox', { name: 'Our amount' }).selectOption('Net pay');
  await expect(theirs.getByRole('status')).toContainText('Rehema Juma, 0734887120, KES 22,150');
  const cells = example(page, 'Paste cells');
  await cells.getByRole('button', { name: 'Check' }).click();
  await expect(cells.getByRole('status')).toHaveText(
    /Akinyi Otieno gets KES 2,500\..*Line 2: Write a Kenyan/,
  );

  await goTo(page, '/extensions/export');
  const whole = await savedFile(page, example(page, 'Formats').getByRole('button', { name: 'CSV' }));
  expect(whole.name).toBe('invoices.csv');
  expect(whole.lines).toHaveLength(1 + 3);
  expect(whole.lines[2]).toBe('INV-0312,Lakeside Timber,Kisumu,126500');
  const choices = example(page, 'Options');
  await choices.getByRole('checkbox', { name: 'Balance' }).uncheck();
  await choices.getByRole('checkbox', { name: 'Town' }).check();
  await choices.getByRole('combobox', { name: 'Format' }).selectOption('json');
  const some = await savedFile(page, choices.getByRole('button', { name: 'Save the file' }));
  expect(some.name).toBe('customers.json');
  expect(JSON.parse(some.lines.join(''))).toEqual([{ Name: 'Zawadi Mumo', Town: 'Machakos' }]);

  await goTo(page, '/extensions/export-selected');
  const selected = example(page, 'Selected rows');
  await selected.getByRole('checkbox', { name: 'Select INV-0314' }).check();
  await expect(selected.getByRole('status')).toHaveText('2 selected');
  const rows = await savedFile(page, selected.getByRole('button', { name: 'CSV' }));
  expect(rows.lines.slice(1).map((line) => line.slice(0, 8))).toEqual(['INV-0312', 'INV-0314']);
  const extent = example(page, 'Scope');
  await extent.getByRole('radio', { name: 'What was found, 5' }).check();
  const found = await savedFile(page, extent.getByRole('button', { name: 'Save 5 orders' }));
  expect(found.lines.slice(1).map((line) => line.split(',')[1])).toEqual(Array(5).fill('Nairobi'));
  await page.getByRole('button', { name: 'Save the payslips' }).click();
  await expect(page.getByText('Choose at least one month.')).toBeVisible();
});

test('a form in steps is kept over a reload, and one of many rows keeps its sum and its order', async ({
  page,
}) => {
  await openDemo(page, '/forms/wizard');
  const kept = example(page, 'Saved draft');
  const next = kept.getByRole('button', { name: 'Next' });
  const name = kept.getByRole('textbox', { name: 'Name of the business' });
  await next.click();
  await expect(kept.getByText('Give the business a name.')).toBeVisible();
  await name.fill('Duka la Mama');
  await next.click();
  const second = kept.getByRole('heading', { name: 'Payouts, step 2 of 3' });
  await expect(second).toBeFocused();
  await kept.getByRole('textbox', { name: 'Number of the account or phone' }).fill('123');
  await page.reload();
  await expect(second).toBeVisible();
  await next.click();
  await expect(kept.getByText('Six figures at least.')).toBeVisible();
  await kept.getByRole('textbox', { name: 'Number of the account or phone' }).fill('0712345678');
  await next.click();
  await expect(kept.getByRole('definition')).toHaveText(['Duka la Mama', 'not said', 'M-Pesa, 0712345678']);
  await kept.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Duka la Mama is registered.')).toBeVisible();
  await expect(name).toHaveValue('');
  const branching = example(page, 'Conditional steps');
  await branching.getByRole('radio', { name: 'They are fetched' }).check();
  await branching.getByRole('button', { name: 'Next' }).click();
  await expect(branching.getByRole('heading', { name: 'When are they fetched?' })).toBeFocused();
  await expect(branching.getByText('1 of 2 answered')).toBeVisible();

  await goTo(page, '/forms/repeater');
  const lines = example(page, 'Line items');
  const sum = lines.getByRole('status');
  await expect(sum).toHaveText(/^Sum: KES\s18,300\.00$/);
  await lines.getByRole('button', { name: 'Add a line' }).click();
  await expect(lines.getByRole('textbox', { name: 'What line 3 is for' })).toBeFocused();
  await lines.getByRole('textbox', { name: 'Price of line 3' }).fill('200');
  await expect(sum).toHaveText(/18,500\.00$/);
  await lines.getByRole('button', { name: 'Remove line 1' }).click();
  await expect(sum).toHaveText(/1,700\.00$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sum).toHaveText(/18,500\.00$/);
  const stops = example(page, 'Sortable');
  await stops.getByRole('button', { name: 'Move Kisumu earlier' }).click();
  await expect(stops.getByRole('status')).toHaveText('Kisumu is stop 3 of 4.');
  await expect(stops.getByRole('listitem')).toHaveText([/Naivasha/, /Nakuru/, /Kisumu/, /Kericho/]);
});

test('a card is folded, read anew, removed, brought back, and fills the screen', async ({ page }) => {
  await openDemo(page, '/cards/action');
  const fold = page.getByRole('button', { name: 'Collapse the rates' });
  const rates = page.getByText('A dollar is KES 129.40');
  await expect(rates).toBeVisible();
  await fold.click();
  await expect(rates).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Expand the rates' }).click();
  await expect(rates).toBeVisible();

  const room = example(page, 'Refresh').getByRole('status');
  await expect(room).toHaveText(/ °C, read /);
  const reading = room.and(page.locator('[aria-busy=true]')).waitFor();
  await page.getByRole('button', { name: 'Refresh the cold room' }).click();
  await reading;
  await expect(room).toHaveText(/ °C, read /);
  await expect(room).toHaveAttribute('aria-busy', 'false');

  await page.getByRole('button', { name: 'Remove Seeds on credit' }).click();
  await expect(page.getByRole('region', { name: 'Offers' })).toBeFocused();
  await expect(page.getByText('Pay after the harvest')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Pay after the harvest')).toBeVisible();

  const isFull = () =>
    page.evaluate(() => document.fullscreenElement?.textContent?.includes('Orders of the week'));
  await page.getByRole('button', { name: 'Show the orders in full screen' }).click();
  const leave = page.getByRole('button', { name: 'Exit full screen' });
  await expect(leave).toBeVisible();
  expect(await isFull()).toBe(true);
  await leave.click();
  await expect.poll(isFull).toBeFalsy();
});

test('plain tables add up, change their look and keep their heads; charts follow the skin', async ({
  page,
}) => {
  await openDemo(page, '/tables/reactstrap');
  const sums = example(page, 'Caption, totals').getByRole('table', { name: /^Work on the store/ });
  await expect(sums.getByRole('row', { name: /^Total/ })).toHaveText(/^Total\s*60\s*KES\s118,088\.00$/);
  const looks = example(page, 'Striped, bordered, hover, dense');
  const goods = looks.getByRole('table', { name: 'Goods in the store' });
  const height = async () => (await goods.boundingBox())?.height ?? 0;
  const wide = await height();
  await looks.getByRole('checkbox', { name: 'Dense' }).check();
  await expect.poll(height).toBeLessThan(wide - 50);
  const invoices = example(page, 'Badges and row menus');
  await invoices.getByRole('button', { name: 'Actions for KZ-1045' }).click();
  await page.getByRole('menuitem', { name: 'Send' }).click();
  await expect(invoices.getByRole('row', { name: /Pwani Hardware/ })).toContainText('Sent');
  const stops = page.getByRole('region', { name: 'Bus to Mombasa, scrolls' });
  await stops.focus();
  await page.keyboard.press('End');
  await expect(stops.getByRole('row', { name: /^Mombasa/ })).toBeInViewport();
  await expect(stops.getByRole('columnheader', { name: 'Stop' })).toBeInViewport();

  const label = 'Takings in thousands of shillings';
  await goTo(page, '/charts/apex');
  const bars = example(page, 'Bars');
  await expect(bars.getByRole('img', { name: label }).locator('.apexcharts-bar-area')).toHaveCount(12);
  await bars.getByText('Data as a table').click();
  await expect(bars.getByRole('table', { name: label }).getByRole('row', { name: 'Dec 910' })).toBeVisible();

  await goTo(page, '/charts/chartjs');
  const canvas = example(page, 'Bars').getByRole('img', { name: label });
  /** Whether most of what is drawn has the skin's first colour of charts. */
  const isInSkin = () =>
    canvas.evaluate((element) => {
      const pen = element instanceof HTMLCanvasElement && element.getContext('2d');
      if (!pen) return false;
      const dots = pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height).data;
      const counts = new Map<string, number>();
      for (let at = 0; at < dots.length; at += 4) {
        if (dots[at + 3] !== 255) continue;
        const colour = `rgb(${dots.subarray(at, at + 3).join(', ')})`;
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
      const [[most] = ['']] = [...counts].sort(([, one], [, other]) => other - one);
      document.body.style.outlineColor = 'var(--kz-chart-1)';
      return getComputedStyle(document.body).outlineColor === most;
    });
  await expect.poll(isInSkin).toBe(true);
  await choosePreference(page, 'skin', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  await expect.poll(isInSkin).toBe(true);
});
