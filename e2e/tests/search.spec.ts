import { expect, type Page } from '@playwright/test';
import { logIn, logInTo, sample } from './support/people.ts';
import { test } from './support/test.ts';
import { aWorkplace } from './support/workplace.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to…' });

/** At once: a key pressed before the page listens is played once it does. */
async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('a task is found in spite of a slip of the finger, by keyboard alone', async ({ page, place }) => {
  const title = 'Calibrate the refrigerator thermometer';
  const task = await place.asClient.send('POST', 'tasks', { app: place.app.id, title });
  await logIn(page, place.client);
  await openPalette(page);
  await page.keyboard.type('refrigirator');
  const hit = page.getByRole('option', { name: title });
  await expect(hit).toContainText(task.number);
  await expect(hit).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/tasks/${task._id}$`));
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
});

test('what is sought is opened by Enter also before the answer is here', async ({ page, place }) => {
  const titles = ['Whitewash the northern wall', 'Varnish the southern gate'];
  const [wall, gate] = await Promise.all(
    titles.map((title) => place.asClient.send('POST', 'tasks', { app: place.app.id, title })),
  );
  await logIn(page, place.client);
  await openPalette(page);
  await field(page).fill(wall.number);
  await expect(page.getByRole('option', { name: wall.title })).toBeVisible();
  await page.route('**/v1/search**', async (route) => {
    await expect(field(page)).toHaveValue(gate.number);
    await route.continue();
  });
  await field(page).fill(gate.number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/tasks/${gate._id}$`));
});

test('flows, projects, apps and people are found, each under its kind', async ({ page }) => {
  await logIn(page, sample.owner);
  const groups = [
    { typed: 'mpesa', group: 'Flows', name: 'Checkout with M-Pesa' },
    { typed: 'tamu', group: 'Projects', name: 'Tamu Online Shop' },
    { typed: 'storefr', group: 'Apps', name: 'Storefront' },
    { typed: 'mercy cheb', group: 'People', name: 'Mercy Chebet' },
  ];
  for (const { typed, group, name } of groups) {
    await openPalette(page);
    await field(page).fill(typed);
    const found = page.getByRole('group', { name: group }).getByRole('option', { name });
    await expect(found.first()).toBeVisible();
    await found.first().click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }
  await openPalette(page);
  await field(page).fill('zzxqqv');
  await expect(page.getByText('Nothing found for “zzxqqv”')).toBeVisible();
});

test('an empty field offers what was seen last, and nobody else’s', async ({ page, place }) => {
  const flow = await place.asClient.send('POST', 'flows', { app: place.app.id, name: 'Milling flour' });
  await logInTo(page, `/flows/${flow._id}`, place.client);
  await expect(page.getByRole('heading', { name: 'Milling flour', level: 1 })).toBeVisible();
  await page.goto(`/projects/${place.project}`);
  await openPalette(page);
  const recent = page.getByRole('group', { name: 'Recent' });
  await expect(recent.getByRole('option')).toHaveText([/Milling flour/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Milling flour', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await logIn(page, place.agent);
  await openPalette(page);
  await expect(page.getByRole('option', { name: 'Projects' })).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('nobody finds what is not theirs to see', async ({ page }) => {
  const [place, elsewhere] = [await aWorkplace(), await aWorkplace()];
  const title = 'Rehearse the surprise party';
  await place.asClient.send('POST', 'tasks', { app: place.app.id, title });
  await logIn(page, elsewhere.client);
  await openPalette(page);
  await field(page).fill(title);
  await expect(page.getByText(`Nothing found for “${title}”`)).toBeVisible();
});
