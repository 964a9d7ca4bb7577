import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { watchFaults } from './support/faults.ts';
import { answerPrompt, aPhone, topUp } from './support/money.ts';
import { aNewcomer, unused } from './support/newcomer.ts';
import { logIn, logInTo, sample } from './support/people.ts';
import { test } from './support/test.ts';

const balances = (page: Page) => page.getByRole('region', { name: 'Balances' });
const history = (page: Page) => page.getByRole('table', { name: 'Transactions' });

async function openWallet(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1 })).toBeVisible();
}

/** Saves what a button downloads, and reads it. */
async function downloaded(page: Page, button: string): Promise<{ name: string; content: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'latin1') };
}

test('a wallet is topped up by phone, and shows what became of it', async ({ page }) => {
  const client = await aNewcomer({ role: 'client' });
  const phone = aPhone();
  const faults = watchFaults(page);
  await logIn(page, client);
  await openWallet(page);
  await expect(balances(page)).toContainText('KES 0.00');
  await expect(page.getByRole('heading', { name: 'No transactions yet' })).toBeVisible();

  await test.step('what is typed wrongly is said at its field', async () => {
    await page.getByRole('link', { name: 'Top up' }).first().click();
    await page.getByLabel('M-Pesa number').fill('0712');
    await page.getByLabel('Amount', { exact: true }).fill('15,00');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Enter a Kenyan mobile number such as 0712 345 678')).toBeVisible();
    await expect(page.getByText('Enter an amount such as 1,500', { exact: true })).toBeVisible();
  });

  await test.step('declined on the phone, nothing is paid', async () => {
    await page.getByLabel('M-Pesa number').fill(phone.typed);
    await page.getByLabel('Amount', { exact: true }).fill('1500');
    await expect(page.getByText('We will request KES 1,500.00 from')).toBeVisible();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('heading', { name: 'Answer on the phone' })).toBeFocused();
    const inItsPlace = page.getByRole('link', { name: 'Open test phone' });
    await expect(inItsPlace).toHaveAttribute('href', /^\/dev\/phone\?phone=/);
    expect(await answerPrompt(phone.international, 'decline')).toBe(150_000);
    await expect(page.getByRole('heading', { name: 'Top-up failed' })).toBeVisible();
    await expect(page.getByText('It was declined on the phone.')).toBeVisible();
  });

  await test.step('approved, the money is there, and a reload finds the answer again', async () => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('1,500');
    await page.getByRole('button', { name: 'Send request' }).click();
    await answerPrompt(phone.international, 'approve');
    const arrived = page.getByRole('heading', { name: 'KES 1,500.00 arrived' });
    await expect(arrived).toBeVisible();
    await page.reload();
    await expect(arrived).toBeVisible();
  });

  await test.step('balances, history and chart say the same', async () => {
    await page.getByRole('link', { name: 'Go to wallet' }).click();
    await expect(balances(page)).toContainText('AvailableKES 1,500.00');
    await expect(history(page).getByRole('row', { name: /^Top-up/ })).toContainText('+KES 1,500.00');
    const chart = page.getByRole('table', { name: 'In and out' });
    await expect(chart.getByRole('row').last()).toContainText('KES 1,500.00');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Withdrawal');
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(history(page)).toBeVisible();
  });

  await test.step('statements are downloaded', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Statements' }).click();
    const csv = await downloaded(page, 'as CSV');
    expect(csv.name).toMatch(/^kazi-primary-.+\.csv$/);
    expect(csv.content).toContain(',Top-up,,1500.00,1500.00,KES');
    const pdf = await downloaded(page, 'Download PDF');
    expect(pdf.name).toMatch(/\.pdf$/);
    expect(pdf.content).toMatch(/^%PDF-/);
    const last = page.getByLabel('To, inclusive');
    await last.fill('2020-01-01');
    await last.press('Tab');
    await expect(last).toHaveValue('Jan 1, 2020');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect(page.getByText('Must not be before the first day')).toBeVisible();
  });
  expect(faults).toEqual([]);
});

test('what moved stands under the chart, beside what waits; figures keep within their cards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInTo(page, '/wallet', sample.owner);
  const chart = page.getByRole('table', { name: 'In and out' });
  await expect(chart).toBeAttached();
  await expect(history(page).getByRole('row').nth(1)).toBeVisible();
  const ends = await page.getByRole('region', { name: 'In and out' }).boundingBox();
  const begins = await page.getByRole('heading', { name: 'Transactions' }).boundingBox();
  expect((begins?.y ?? 0) - ((ends?.y ?? 0) + (ends?.height ?? 0))).toBeLessThan(60);
  for (const width of [1440, 1100, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = () =>
      balances(page).evaluate((figures) =>
        [...figures.querySelectorAll('bdi')]
          .filter((figure) => {
            const card = figure.closest('section > div')?.getBoundingClientRect();
            const { left, right } = figure.getBoundingClientRect();
            return !card || left < card.left || right > card.right;
          })
          .map((figure) => figure.textContent),
      );
    await expect.poll(beyond, `at ${width}`).toEqual([]);
  }
});

test('the books are a trial balance: cash is a debit, and both sides are equal', async ({ page }) => {
  await logInTo(page, '/wallet/reconciliation', sample.owner);
  const books = page.getByRole('table', { name: 'Accounts' });
  const sums = books.getByRole('row', { name: /^Total/ }).getByRole('cell');
  await expect(sums.first()).toHaveText(/^KES\s[1-9]/);
  const [debit, credit] = await sums.allTextContents();
  expect(credit).toBe(debit);
  await expect(
    books
      .getByRole('row', { name: /^Cash at the payment service/ })
      .getByRole('cell')
      .first(),
  ).toContainText('KES');
  await expect(books).not.toContainText('−KES');
  await expect(page.getByRole('button', { name: 'Open calendar' })).toHaveCount(2);
});

test('a reward waits on hold, with its reason, until the work is accepted', async ({
  page,
  place: { asClient, asAgent, agent, app, client },
}) => {
  await topUp(asClient, 5000);
  const hears = page.waitForResponse(/\/v1\/events/);
  await logIn(page, agent);
  await hears;
  await openWallet(page);
  await expect(page.getByText('Nothing on hold.')).toBeVisible();

  const { _id: task } = await asClient.send('POST', 'tasks', {
    app: app.id,
    title: 'Count the crates',
    assignees: [asAgent.user.id],
    reward: { amount: 120_050, currency: 'KES' },
  });
  const held = page.getByRole('region', { name: 'Money on hold' });
  await expect(held.getByRole('link', { name: 'Count the crates' })).toBeVisible();
  await expect(held).toContainText(`from ${client.name}`);
  await expect(held).toContainText('KES 1,200.50');
  await expect(balances(page)).toContainText('On hold for my workKES 1,200.50For 1 task');

  for (const [calls, step] of [
    [asAgent, 'submission'],
    [asClient, 'acceptance'],
  ] as const) {
    if (step === 'submission') {
      const { version } = await asAgent.get(`tasks/${task}`);
      await asAgent.send('PUT', `tasks/${task}`, { version, status: 'in-progress' });
    }
    const { version } = await calls.get(`tasks/${task}`);
    await calls.send('POST', `tasks/${task}/${step}`, { version });
  }
  await expect(balances(page)).toContainText('AvailableKES 1,200.50');
  await expect(held).toContainText('Nothing on hold.');
  const paid = history(page).getByRole('row', { name: /^Reward paid/ });
  await expect(paid).toContainText('+KES 1,200.50');
  await expect(paid).toContainText(client.name);
});

test('products are put into a cart and paid from the wallet', async ({ page }) => {
  const owner = await callsAs(sample.owner);
  const category = unused('Courses').name;
  for (const [name, amount] of [
    ['First aid', 150_000],
    ['Bookkeeping', 80_050],
  ] as const)
    await owner.send('POST', 'products', { category, name, price: { amount, currency: 'KES' } });
  const buyer = await aNewcomer({ role: 'employee' });
  await logIn(page, buyer);
  await openWallet(page);
  await page.getByRole('main').getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: category }).click();
  const cart = page.getByRole('region', { name: 'Cart' });

  await test.step('what the wallet does not reach is said, with a way to fill it', async () => {
    await page.getByRole('button', { name: /^Add to cart.*First aid/ }).click();
    await expect(cart.getByText('Your wallet has KES 0.00 available.')).toBeVisible();
    await expect(cart.getByRole('link', { name: 'Top up' })).toBeVisible();
  });

  await topUp(await callsAs(buyer), 3000);
  await page.getByRole('button', { name: /^Add to cart.*Bookkeeping/ }).click();
  await page.reload();
  await cart.getByRole('button', { name: 'Pay KES 2,300.50' }).click();
  const confirm = page.getByRole('dialog', { name: 'Pay KES 2,300.50 from your wallet?' });
  await expect(confirm).toContainText('First aidKES 1,500.00');
  await expect(confirm).toContainText('FeeFree');
  await expect(confirm).toContainText('Balance afterKES 699.50');
  await confirm.getByRole('button', { name: 'Pay KES 2,300.50' }).click();

  await expect(page.getByText('You now own 2 products')).toBeVisible();
  await expect(cart).toContainText('The cart is empty.');
  const theirs = page.getByRole('region', { name: 'Owned' });
  await expect(theirs.getByRole('article')).toHaveCount(2);
  await openWallet(page);
  await expect(balances(page)).toContainText('AvailableKES 699.50');
  await expect(history(page).getByRole('row', { name: /^Purchase/ })).toContainText('−KES 2,300.50');
});
