import { expect, type Page, test } from '@playwright/test';
import { enter, logInByKeys, typeInto } from './support/keyboard.ts';
import { topUp } from './support/money.ts';
import { logIn } from './support/people.ts';
import { comment, commentBox, drawer, newTask, nextStep, openMyWork, status } from './support/task.ts';
import { aWorkplace, type Workplace } from './support/workplace.ts';

test.describe('on a phone, right to left', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** The page reads from the right, and nothing of it stands beyond its edges. */
  async function expectFits(page: Page): Promise<void> {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(beyond).toBe(0);
  }

  async function logInFromTheRight(page: Page, who: 'client' | 'agent', place: Workplace): Promise<void> {
    const calls = who === 'client' ? place.asClient : place.asAgent;
    const { id } = await calls.get(`user-preference/user/${calls.user.id}`);
    await calls.send('PUT', `user-preference/${id}`, { direction: 'rtl' });
    await page.addInitScript(() => localStorage.setItem('kazi.direction', 'rtl'));
    await logIn(page, place[who].email, place[who].password);
    await expectFits(page);
  }

  test('a task is asked for, done and accepted', async ({ page, browser, request }) => {
    const place = await aWorkplace(request);
    const theirs = await (await browser.newContext()).newPage();
    await Promise.all([logInFromTheRight(page, 'client', place), logInFromTheRight(theirs, 'agent', place)]);
    await openMyWork(theirs);

    const menu = page.getByRole('button', { name: 'Open menu' });
    const { x = 0 } = (await menu.boundingBox()) ?? {};
    expect(x, 'the menu is where reading begins').toBeGreaterThan(195);
    await menu.click();
    await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Apps' }).click();
    await page.getByRole('link', { name: `Bench ${place.app.key}` }).click();
    await page.getByRole('main').getByRole('button', { name: 'New task' }).first().click();
    await newTask(page).getByRole('textbox', { name: 'Title' }).fill('Sweep the yard');
    await newTask(page).getByRole('button', { name: 'Assignees: Nobody' }).click();
    await page.getByRole('textbox', { name: 'Assignees' }).fill(place.agent.name);
    await page.getByRole('option', { name: place.agent.name }).click();
    await page.keyboard.press('Escape');
    await expectFits(page);
    await newTask(page).getByRole('button', { name: 'Create task' }).click();
    await page.getByRole('link', { name: 'Sweep the yard' }).click();
    await expect(drawer(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Sweep the yard');
    await expectFits(page);

    await theirs.getByRole('link', { name: 'Sweep the yard' }).click();
    await nextStep(theirs, 'Start').click();
    await commentBox(theirs).click();
    await theirs.keyboard.type('Behind the shed too?');
    await drawer(theirs).getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(comment(page, place.agent.name)).toContainText('Behind the shed too?');
    await nextStep(theirs, 'Submit for review').click();
    await expectFits(theirs);
    await nextStep(page, 'Accept').click();
    await expect(status(theirs, 'Done')).toBeVisible();
    await theirs.context().close();
  });
});

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a task is asked for, done and accepted', async ({ page, browser, request }) => {
    const place = await aWorkplace(request);
    await topUp(request, place.asClient, 1_000);
    const theirs = await (await browser.newContext()).newPage();
    await logInByKeys(page, place.client.email, place.client.password);

    await page.keyboard.press('c');
    await expect(newTask(page).getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.type('Grease the axle');
    await enter(page, newTask(page).getByRole('button', { name: 'Assignees: Nobody' }));
    await expect(page.getByRole('textbox', { name: 'Assignees' })).toBeFocused();
    await page.keyboard.type(place.agent.name);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([new RegExp(place.agent.name)]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(newTask(page).getByRole('button', { name: `Assignees: ${place.agent.name}` })).toBeFocused();
    await typeInto(page, newTask(page).getByRole('textbox', { name: 'Reward' }), '900');
    await enter(page, newTask(page).getByRole('button', { name: 'Create task' }));
    await expect(newTask(page)).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or jump to…' })).toBeFocused();
    await page.keyboard.type('grease');
    await expect(page.getByRole('option', { name: 'Grease the axle' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const hears = page.waitForResponse(/\/v1\/events\?app=/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Grease the axle');
    await hears;
    await typeInto(page, commentBox(page), 'The left one first.');
    await page.keyboard.press('Control+Enter');
    await expect(comment(page, place.client.name)).toContainText('The left one first.');

    await logInByKeys(theirs, place.agent.email, place.agent.password);
    await theirs.keyboard.press('g');
    await theirs.keyboard.press('w');
    await expect(theirs.getByRole('heading', { name: 'My work', level: 1 })).toBeVisible();
    await enter(theirs, theirs.getByRole('link', { name: 'Grease the axle' }));
    await expect(comment(theirs, place.client.name)).toBeVisible();
    await enter(theirs, nextStep(theirs, 'Start'));
    await enter(theirs, nextStep(theirs, 'Submit for review'));

    await expect(status(page, 'In review')).toBeVisible();
    await enter(page, page.getByRole('button', { name: /^Accept .* and pay KES 900\.00 to / }));
    await expect(status(theirs, 'Done')).toBeVisible();
    await theirs.keyboard.press('Escape');
    await expect(drawer(theirs)).toHaveCount(0);
    await theirs.context().close();
  });
});
