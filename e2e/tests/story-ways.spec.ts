import { expect, type Locator, type Page } from '@playwright/test';
import { authenticator } from './support/authenticator.ts';
import { callsAs } from './support/calls.ts';
import { letterTo, pathIn } from './support/mail.ts';
import { answerPrompt, aPhone } from './support/money.ts';
import { aNewcomer, newAddress, unused } from './support/newcomer.ts';
import { logIn } from './support/people.ts';
import {
  comment,
  commentBox,
  drawer,
  newTask,
  nextStep,
  openMyWork,
  status,
  submitAll,
} from './support/task.ts';
import { test } from './support/test.ts';
import type { Workplace } from './support/workplace.ts';

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
    await logIn(page, place[who]);
    await expectFits(page);
  }

  test('a task is asked for, done and accepted', async ({ page, theirs, place }) => {
    await Promise.all([logInFromTheRight(page, 'client', place), logInFromTheRight(theirs, 'agent', place)]);
    await openMyWork(theirs);

    const menu = page.getByRole('button', { name: 'More', exact: true });
    const { x = 0 } = (await menu.boundingBox()) ?? {};
    expect(x, 'the menu is where reading ends').toBeLessThan(195);
    await menu.click();
    await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Apps' }).click();
    await page.getByRole('link', { name: `Bench ${place.app.key}` }).click();
    await page.getByRole('main').getByRole('button', { name: 'New task' }).first().click();
    await newTask(page).getByRole('textbox', { name: 'Title' }).fill('Sweep the yard');
    // Its placeholder stands where the page begins.
    const description = newTask(page).getByRole('textbox', { name: 'Description' });
    await expect(description).toHaveCSS('direction', 'rtl');
    await newTask(page).getByRole('button', { name: 'Assignees: Nobody' }).click();
    await page.getByRole('combobox', { name: 'Assignees' }).fill(place.agent.name);
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
    // Until something is written, whose own direction it takes.
    await expect(commentBox(theirs).locator('p.is-editor-empty')).toHaveCSS('direction', 'rtl');
    await theirs.keyboard.type('Behind the shed too?');
    await expect(commentBox(theirs)).toHaveCSS('direction', 'ltr');
    await drawer(theirs).getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(comment(page, place.agent.name)).toContainText('Behind the shed too?');
    await nextStep(theirs, 'Submit for review').click();
    await submitAll(theirs).click();
    await expectFits(theirs);
    await nextStep(page, 'Accept').click();
    await expect(status(theirs, 'Done')).toBeVisible();
  });
});

test.describe('from the first page', () => {
  /** Presses and fills, and counts both; a key that is pressed is a click. */
  function counting(page: Page) {
    const seen: string[] = [];
    return {
      seen,
      async click(what: Locator) {
        seen.push(`press ${what}`);
        await what.click();
      },
      async fill(what: Locator, words: string) {
        seen.push(`fill ${what}`);
        await what.fill(words);
      },
      async key(key: string) {
        seen.push(`key ${key}`);
        await page.keyboard.press(key);
      },
    };
  }

  test('a newcomer with a second factor pays for accepted work in fewer than 46 clicks and fields', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const agent = await aNewcomer({ role: 'agent', firstName: 'Juma' });
    const asAgent = await callsAs(agent);
    const email = newAddress('halima');
    const { seen, click, fill, key } = counting(page);

    await test.step('an account, confirmed by mail', async () => {
      await page.goto('/');
      await click(page.getByRole('link', { name: 'Create an account' }));
      await fill(page.getByLabel('First name'), 'Halima');
      await fill(page.getByLabel('Last name'), 'Noor');
      await fill(page.getByLabel('E-mail address'), email);
      await fill(page.getByLabel('Password', { exact: true }), 'nine tall acacia trees');
      await key('Enter');
      await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
      seen.push('press the link in the mail');
      await page.goto(pathIn(await letterTo(email, /Confirm/)));
      await click(page.getByRole('button', { name: 'Confirm my account' }));
    });

    await test.step('money, its fee shown before', async () => {
      const phone = aPhone();
      await click(
        page
          .getByRole('main')
          .getByRole('link', { name: /top up/i })
          .first(),
      );
      await fill(page.getByLabel('M-Pesa number'), phone.typed);
      await fill(page.getByLabel('Amount', { exact: true }), '10,000');
      await key('Enter');
      seen.push('press approve on the phone');
      await answerPrompt(phone.international, 'approve');
      await expect(page.getByRole('heading', { name: 'KES 10,000.00 arrived' })).toBeVisible();
    });

    await test.step('a second factor', async () => {
      await click(page.getByRole('button', { name: 'Halima Noor: account menu' }));
      await click(page.getByRole('menuitem', { name: 'Security' }));
      await click(page.getByRole('button', { name: 'Set up' }));
      const dialog = page.getByRole('dialog', { name: 'Authenticator app' });
      await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
      const nextCode = authenticator((await dialog.locator('code').textContent()) ?? '');
      await fill(dialog.getByLabel('Code from the app'), nextCode());
      await key('Enter');
      await click(page.getByRole('button', { name: 'I have saved them' }));
    });

    const project = unused('Maize');
    await test.step('a project with its first app, a flow and a user story', async () => {
      await click(page.getByRole('banner').getByRole('button', { name: 'Create', exact: true }));
      await click(page.getByRole('menuitem', { name: 'New project' }));
      // Keys are proposed by name.
      await fill(page.getByRole('dialog').getByLabel('Name'), project.key);
      await key('Enter');
      await expect(page.getByRole('heading', { name: project.key, level: 1 })).toBeVisible();
      const views = page.getByRole('navigation', { name: 'Views of this app' });
      await click(views.getByRole('link', { name: 'Flows' }));
      await click(page.getByRole('button', { name: 'New flow' }).first());
      await fill(page.getByRole('dialog').getByLabel('Name'), 'Weighing a lorry');
      await key('Enter');
      await click(page.getByRole('button', { name: 'New story' }));
      await fill(page.getByLabel('As a'), 'farmer');
      await fill(page.getByLabel('I want'), 'to see what my lorry weighs');
      await fill(page.getByLabel('So that'), 'I am paid for every bag');
      await key('Enter');
      await expect(page.getByRole('article', { name: /^As a farmer/ })).toBeVisible();
      // The story may be there before the form that it was written in has gone, with the focus in it.
      await expect(page.getByLabel('So that', { exact: true })).toHaveCount(0);
      await expect(page.locator(':is(input, textarea):focus')).toHaveCount(0);
    });

    await test.step('a task with a reward, assigned, done, accepted and paid', async () => {
      await key('c');
      await fill(newTask(page).getByRole('textbox', { name: 'Title' }), 'Read the scale');
      await fill(newTask(page).getByRole('textbox', { name: 'Reward' }), '5000');
      await click(newTask(page).getByRole('button', { name: 'Assignees: Nobody' }));
      await fill(page.getByRole('combobox', { name: 'Assignees' }), agent.name);
      await click(page.getByRole('option', { name: agent.name }));
      // From the list of people, which stays open for more.
      const made = page.waitForResponse(
        (answer) => answer.url().endsWith('/v1/tasks') && answer.status() === 201,
      );
      await key('Control+Enter');
      const task = await (await made).json();
      await expect(page.getByRole('link', { name: 'Read the scale' })).toBeVisible();
      const { version } = await asAgent.send('PUT', `tasks/${task._id}`, {
        version: task.version,
        status: 'in-progress',
      });
      await asAgent.send('PUT', `tasks/${task._id}`, { version, status: 'in-review' });
      await click(page.getByRole('link', { name: 'Read the scale' }));
      await click(drawer(page).getByRole('button', { name: /^Accept · KES 5,000\.00/ }));
      await click(page.getByRole('dialog').getByRole('button', { name: 'Pay KES 5,000.00' }));
      await expect(status(page, 'Done')).toBeVisible();
    });
    expect(seen.length, `until it is paid:\n${seen.join('\n')}`).toBeLessThan(46);
  });
});
