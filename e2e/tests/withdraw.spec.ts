import { expect, type Page } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { anOldWallet, aPhone, availableTo, codeOn, topUp } from './support/money.ts';
import { aNewcomer } from './support/newcomer.ts';
import { logIn, logInTo, sample } from './support/people.ts';
import { test } from './support/test.ts';

const receiverNamed = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const line = (page: Page, name: string, money: string) =>
  page.getByRole('dialog').getByText(new RegExp(`^${name}\\s*KES\\s${money}$`));

test('an agent adds a mobile wallet, verifies it by the code on its phone, withdraws and has a receipt', async ({
  page,
}) => {
  const agent = await aNewcomer({ role: 'agent' });
  const calls = await callsAs(agent);
  await topUp(calls, 5_000);
  const phone = aPhone();
  await logIn(page, agent);

  await test.step('a receiver is added and verified; a wrong code is told at its field', async () => {
    await page.goto('/wallet/receivers');
    await page.getByRole('button', { name: 'Add recipient' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add a recipient' });
    await dialog.getByRole('textbox', { name: 'Name of the account holder' }).fill('Zawadi Njoroge');
    await dialog.getByRole('textbox', { name: 'Phone number' }).fill('12');
    await dialog.getByRole('button', { name: 'Add recipient' }).click();
    await expect(dialog.getByText('Enter a Kenyan mobile number such as 0712 345 678')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Phone number' }).fill(phone.typed);
    await dialog.getByRole('button', { name: 'Add recipient' }).click();

    const code = await codeOn(phone.international);
    const wrong = code === '000000' ? '111111' : '000000';
    const verify = page.getByRole('dialog', { name: 'Verify Zawadi Njoroge' });
    await expect(verify.getByRole('textbox', { name: 'Code from the message' })).toBeFocused();
    await expect(page.getByText('Zawadi Njoroge added.'), 'no message lies over the dialog').toHaveCount(0);
    await verify.getByRole('textbox', { name: 'Code from the message' }).fill(wrong);
    await verify.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(verify.getByText('Is wrong: use the code from the latest message')).toBeVisible();
    await verify.getByRole('textbox', { name: 'Code from the message' }).fill(code);
    await verify.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page.getByText('Zawadi Njoroge is verified and can be paid.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Zawadi Njoroge/ })).toContainText('Lower limit until');
  });

  await test.step('what cannot be sent is said before anything is confirmed', async () => {
    await page.getByRole('button', { name: 'Actions for Zawadi Njoroge' }).click();
    await page.getByRole('menuitem', { name: 'Withdraw to this recipient' }).click();
    await expect(receiverNamed(page, 'Zawadi Njoroge')).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription(
      'Shown on the recipient’s statement. If you leave it empty, “Kazi” is sent.',
    );
    await amount(page).fill('1,50');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Enter an amount such as 1,500', { exact: true })).toBeVisible();
    await amount(page).fill('6000');
    await expect(page.getByText(/^KES\s6,011.00 including the fee/)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('all that can be sent is filled in at once, its fee taken off', async () => {
    await page.getByRole('button', { name: /^Withdraw all: KES\s4,991\.00$/ }).click();
    await expect(amount(page)).toHaveValue('4,991');
    await expect(page.getByText(/^Total from wallet\s*KES\s5,000\.00$/)).toBeVisible();
  });

  await test.step('an answer that is lost is asked for again, and the money leaves once', async () => {
    await amount(page).fill('1,750');
    await page.getByRole('button', { name: 'Continue' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw to this recipient?' });
    await expect(dialog).toContainText('Zawadi Njoroge');
    await expect(line(page, 'Recipient gets', '1,750.00')).toBeVisible();
    await expect(line(page, 'Fee', '9.00')).toBeVisible();
    await expect(line(page, 'Total from wallet', '1,759.00')).toBeVisible();
    await page.route('**/v1/withdraw/**', loseAnswer, { times: 1 });
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(dialog.getByRole('alert')).toContainText('You can try again safely');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The money has arrived.')).toBeVisible();
    expect(await availableTo(calls)).toBe(5_000_00 - 1_759_00);
  });

  await test.step('its steps and its receipt are there', async () => {
    const steps = page.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(steps).toHaveText([/^Queued/, /^In progress/, /^Paid/]);
    // The note was left empty: what is sent instead is not called one.
    const facts = page.getByRole('region', { name: 'Details' });
    await expect(facts).toContainText('On the recipient’s statementKazi');
    await expect(facts).not.toContainText('Note');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Receipt' }).click();
    expect((await download).suggestedFilename()).toMatch(/^kazi-receipt-KZ\w+\.pdf$/);
    await page.getByRole('link', { name: 'Payments' }).first().click();
    await expect(page.getByRole('row', { name: /To M-Pesa/ })).toContainText('Paid');
  });
});

/** Lets a request through and loses what came back. */
async function loseAnswer(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** An agent of the sample asks for more than one person may decide about, and stays on the payment's page. */
async function askForMuch(page: Page, email: string) {
  const calls = await callsAs(email);
  await topUp(calls, 120_000);
  const wallet = await anOldWallet(calls);
  const before = await availableTo(calls);
  await logInTo(page, `/wallet/withdraw?receiver=${wallet.id}`, email);
  await amount(page).fill('110,000');
  await expect(page.getByText(/needs approval by a second person/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(/^Awaiting approval\./)).toBeVisible();
  expect(await availableTo(calls)).toBe(before - much);
  return { calls, before, payment: new URL(page.url()).pathname };
}

/** Amount and fee, in cents. */
const much = 110_013_00;

test.describe('a large withdrawal', () => {
  test.describe.configure({ mode: 'parallel' });

  test('goes once the owner has approved it', async ({ page, theirs: owner }) => {
    const { calls, before, payment } = await askForMuch(page, 'aisha.abdi@kazi.test');
    await logInTo(owner, '/wallet/approvals', sample.owner);
    const row = owner.getByRole('row').filter({ has: owner.locator(`a[href="${payment}"]`) });
    await row.getByRole('button', { name: 'Approve the withdrawal of Aisha Abdi' }).click();
    await expect(line(owner, 'Recipient gets', '110,000.00')).toBeVisible();
    await expect(line(owner, 'Total from wallet', '110,013.00')).toBeVisible();
    await owner.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByText('The money has arrived.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('Decided byWanjiru Kamau');
    expect(await availableTo(calls)).toBe(before - much);
  });

  test('is back in the wallet once the owner has refused it, who says why', async ({
    page,
    theirs: owner,
  }) => {
    const { calls, before, payment } = await askForMuch(page, 'mercy.chebet@kazi.test');
    await logIn(owner, sample.owner);
    await owner
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    const news = owner.getByRole('listitem').filter({ has: owner.locator(`a[href="${payment}"]`) });
    await expect(news).toContainText('KES 110,000.00');
    await news.getByRole('link', { name: 'Mercy Chebet asks you to approve a withdrawal' }).click();
    await expect(owner).toHaveURL(payment);
    await owner.getByRole('button', { name: 'Refuse the withdrawal of Mercy Chebet' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await expect(dialog.getByText('Needs a reason')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Please ask again in December.');
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Please ask again in December. The money is back')).toBeVisible();
    expect(await availableTo(calls)).toBe(before);
  });

  test('can be taken back while nobody has decided', async ({ page }) => {
    const { calls, before } = await askForMuch(page, 'lilian.atieno@kazi.test');
    await page.getByRole('button', { name: 'Cancel withdrawal' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click();
    await expect(page.getByText(/^Cancelled\./)).toBeVisible();
    expect(await availableTo(calls)).toBe(before);
  });
});
