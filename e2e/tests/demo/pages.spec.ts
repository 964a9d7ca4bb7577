import { expect, test } from '@playwright/test';
import { goTo, openDemo } from '../support/demo.ts';

test('the knowledge base leads from a subject to an answer', async ({ page }) => {
  await openDemo(page, '/pages/knowledge-base');
  await page.getByRole('link', { name: /^Wallet/ }).click();
  await page.getByRole('link', { name: 'When is a reward paid?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'When is a reward paid?' })).toBeVisible();
  await expect(page.getByText('released the moment the work is accepted')).toBeVisible();
  await page.getByRole('link', { name: 'What does pending mean?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What does pending mean?' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Knowledge base' }).click();
  await page.getByRole('searchbox').fill('password');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test('a subject leads to its questions, and a question that there is not is said so', async ({ page }) => {
  await openDemo(page, '/pages/knowledge-base?category=payroll');
  await expect(page.getByRole('heading', { level: 1, name: 'Payroll' })).toBeVisible();
  await page.getByRole('region', { name: 'Other subjects' }).getByRole('link', { name: 'Work' }).click();
  await page.getByRole('link', { name: 'What is a flow?' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  await page.goto('/pages/knowledge-base?question=nope');
  await expect(page.getByRole('heading', { name: 'Question not found' })).toBeVisible();
});

test('a search opens the answers it finds', async ({ page }) => {
  await openDemo(page, '/pages/faq');
  await page.getByText('How can I pay?').click();
  await expect(page.getByText('By M-Pesa, by card')).toBeVisible();
  await page.getByRole('searchbox').fill('rider');
  await expect(page.getByText('The rider’s number is in the message')).toBeVisible();
  await page.getByRole('searchbox').fill('unicorns');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByText('How can I pay?')).toBeVisible();
});

test('settings are checked, kept and discarded, each tab with an address', async ({ page }) => {
  await openDemo(page, '/pages/account-settings');
  const name = page.getByLabel('Name', { exact: true });
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await name.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your name is required.')).toBeVisible();
  await name.fill('Amina W. Kamau');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(page).toHaveURL(/tab=notifications/);
  await page.getByRole('switch', { name: 'Someone follows me' }).press('Space');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('switch', { name: 'Someone follows me' })).not.toBeChecked();
  await page.getByRole('tab', { name: 'General' }).click();
  await expect(name).toHaveValue('Amina W. Kamau');
});

test('a key is made, shown once and taken back', async ({ page }) => {
  await openDemo(page, '/pages/api-key');
  const keys = page.getByRole('main').getByRole('listitem');
  await expect(keys).toHaveCount(3);
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('Enter a name for the key.')).toBeVisible();
  await page.getByLabel('Name').fill('Nightly export');
  await page.keyboard.press('Enter');
  await expect(keys.first()).toContainText(/kz_[0-9a-f]{32}/);
  await page.getByRole('button', { name: 'Revoke the key for Nightly export' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(keys).toHaveCount(3);
});

test('a profile is looked at, voted on and commented', async ({ page }) => {
  await openDemo(page, '/pages/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Amina Wanjiru' })).toBeVisible();
  await page.getByRole('radio', { name: /Diani, by train/ }).check();
  await expect(page.getByText('36%')).toBeVisible();
  const post = page.getByRole('article').first();
  await post.getByRole('button', { name: '68 likes' }).click();
  await expect(post.getByRole('button', { name: '67 likes' })).toBeVisible();
  await post.getByRole('textbox', { name: 'Write a comment' }).fill('Hongera!');
  await post.getByRole('button', { name: 'Send' }).click();
  await expect(post.getByText('Hongera!')).toBeVisible();
  await page.getByRole('button', { name: 'Follow Farah Abdi' }).click();
  await expect(page.getByRole('button', { name: 'Unfollow Farah Abdi' })).toBeVisible();
});

test('what a profile names is led to: pictures, people, pages, addresses', async ({ page }) => {
  await openDemo(page, '/pages/profile');
  await page.getByRole('button', { name: 'Lamu' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Lamu' }).getByRole('img', { name: 'Picture Lamu' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^amina\.wanjiru@/ })).toHaveAttribute('href', /^mailto:/);
  const website = page.getByRole('link', { name: 'mawingustudio.example', exact: true });
  await expect(website).toHaveAttribute('href', /^https:/);
  await page.getByRole('link', { name: 'Picha Moja' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toContainText('Robert Mwangi');
  await page.goBack();
  await page.getByRole('link', { name: 'Farah Abdi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Farah Abdi' })).toBeVisible();
});

test('in the dark, pictures are dimmed, a liked heart stays red, and tinted buttons stand out', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('kazi.skin', 'dark'));
  await openDemo(page, '/pages/profile');
  const heart = page.getByRole('button', { name: '68 likes' });
  await expect(heart).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await heart
    .locator('svg')
    .evaluate((sign) => (getComputedStyle(sign).color.match(/[\d.]+/g) ?? []).map(Number));
  expect(red).toBeGreaterThan(1.4 * Math.max(green, blue));
  await expect(page.getByRole('img', { name: 'Lamu' })).toHaveCSS('filter', /brightness/);
  const tint = 'rgb(20, 51, 46)';
  const follow = page.getByRole('button', { name: 'Follow Farah Abdi' });
  await expect(follow).toHaveCSS('background-color', tint);
  await goTo(page, '/apps/ecommerce/shop');
  const inCart = page.getByRole('link', { name: 'View in cart' }).first();
  await expect(inCart).toHaveCSS('background-color', tint);
  await goTo(page, '/pages/pricing');
  const badge = page.locator('[class*=Badge-root]').filter({ hasText: 'Popular' });
  await expect(badge).toHaveCSS('background-color', tint);
});

test('account settings wear the signs of their tabs and of the services', async ({ page }) => {
  await openDemo(page, '/pages/account-settings?tab=social');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(5);
  await expect(tabs.locator('svg')).toHaveCount(5);
  const services = page.getByRole('region', { name: 'Connections' }).getByRole('listitem');
  await expect(services.locator('svg')).toHaveCount(4);
  // One look of tabs wherever there are some.
  const chosen = page.getByRole('tab', { selected: true });
  const colour = await chosen.evaluate((tab) => getComputedStyle(tab).color);
  await goTo(page, '/apps/user/view/7');
  await expect(chosen).toHaveText('Account');
  await expect(chosen).toHaveCSS('color', colour);
});

test('dialogs check what is typed and give the focus back', async ({ page }) => {
  await openDemo(page, '/pages/modal-examples');
  const opener = page.getByRole('button', { name: 'Open Add a card' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Add a card' });
  await expect(dialog.getByLabel('Card number')).toBeFocused();
  await page.keyboard.type('4111111111111112');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('This card number is not valid.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a code is pasted into its boxes', async ({ page }) => {
  await openDemo(page, '/pages/two-steps-cover');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter all 6 digits.');
  const boxes = page.getByRole('textbox');
  await boxes.first().focus();
  await page.keyboard.type('482913');
  await expect(boxes.last()).toHaveValue('3');
  await page.keyboard.press('Backspace');
  await expect(boxes.last()).toHaveValue('');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
});

test('the pages before the login lead from one to the next, each with a picture of its own', async ({
  page,
}) => {
  const pictures = new Set<string>();
  const look = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    pictures.add(await page.getByRole('complementary').locator('svg').innerHTML());
  };
  await openDemo(page, '/pages/forgot-password-cover');
  await look('Forgot your password?');
  await page.getByLabel('E-mail address').fill('amina');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Enter an e-mail address such as')).toBeVisible();
  await page.getByLabel('E-mail address').fill('amina@mail.example');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Open the link' }).click();

  await look('Set a new password');
  await page.getByLabel('New password', { exact: true }).fill('mango and maize');
  await page.getByLabel('Repeat new password', { exact: true }).fill('mango and beans');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('The passwords do not match.')).toBeVisible();
  await page.getByLabel('Repeat new password', { exact: true }).fill('mango and maize');
  await page.keyboard.press('Enter');
  await look('Log in to the demo');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await look('Create an account');
  await goTo(page, '/pages/two-steps-cover');
  await look('Two-step verification');
  await goTo(page, '/pages/verify-email-cover');
  await look('Check your e-mail');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(/^Sent again to /)).toBeVisible();
  expect(pictures.size).toBe(6);

  await goTo(page, '/misc/coming-soon');
  await page.getByLabel('E-mail address').fill('amina@mail.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We will write to').first()).toBeVisible();
});

test('on a phone each answer of the licence says what it answers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page, '/pages/license');
  const row = page.getByRole('row', { name: /^Use it in a paid product/ });
  await expect(row.getByRole('cell', { name: 'Yes' })).toHaveCount(1);
  const heads = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(heads).toEqual(['"Granted"']);
});
