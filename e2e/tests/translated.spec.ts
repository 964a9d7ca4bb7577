import { expect, type Page } from '@playwright/test';
import { addTask, column, openBoard } from './support/board.ts';
import { callsAs, sampleApp } from './support/calls.ts';
import { openDemo } from './support/demo.ts';
import { openList } from './support/list.ts';
import { logInTo, sample } from './support/people.ts';
import { test } from './support/test.ts';
import { translate } from './support/translator.ts';

/** What sends, deletes or leads away is not pressed: the pages here are those of the sample. */
const untouched =
  /delete|remove|log out|pay|send|withdraw|top up|approve|refuse|close|calculate|accept|submit|download|export|print|upload|attach|reset|save|share|copy/i;

/** Presses what the page offers, one after the other, and tells of errors that reach the page or the console. */
async function pressEverything(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  const address = page.url();
  const controls = page.getByRole('main').locator('button, [role=tab], summary, input[type=checkbox]');
  await expect(controls).not.toHaveCount(0);
  const names = await controls.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
  for (let at = 0; at < Math.min(names.length, 40); at++) {
    const control = controls.nth(at);
    if (untouched.test(names[at] ?? '') || !(await control.isVisible()) || !(await control.isEnabled()))
      continue;
    await control.click({ timeout: 2000 }).catch(() => undefined);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname === new URL(address).pathname) continue;
    await page.goto(address);
    await expect(controls).not.toHaveCount(0);
    await translate(page);
  }
}

/** Errors of React and of scripts, told once the page has been used. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (said) => {
    if (/NotFoundError|not a child/.test(said.text())) errors.push(said.text());
  });
  return errors;
}

test('a board that is translated is filtered, and shows its new counts', async ({ page, place }) => {
  const errors = errorsOf(page);
  await addTask(place, 'Count the coins', { status: 'todo', assignees: [place.asAgent.user.id] });
  await addTask(place, 'Oil the hinges', { status: 'todo' });
  await openBoard(page, place);
  await translate(page);
  const toDo = column(page, 'To do');
  for (const _ of ['first', 'second', 'third']) {
    await page.getByRole('button', { name: 'Unassigned' }).click();
    await expect(toDo.getByText('1', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Unassigned' }).click();
    await expect(toDo.getByText('2', { exact: true })).toBeVisible();
  }
  await pressEverything(page);
  expect(errors).toEqual([]);
});

test('a list that is translated is filtered, and shows its new counts', async ({ page, place }) => {
  const errors = errorsOf(page);
  await addTask(place, 'Count the coins', { status: 'todo' });
  await openList(page, place);
  await translate(page);
  for (const name of ['Mine', 'Overdue', 'Unassigned', 'Mine', 'Overdue', 'Unassigned'])
    await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText('Count the coins').first()).toBeVisible();
  await pressEverything(page);
  expect(errors).toEqual([]);
});

for (const path of ['/my-work', '/projects', '/wallet', '/people', '/payroll', '/roles'])
  test(`${path} works where it is translated`, async ({ page }) => {
    const errors = errorsOf(page);
    await logInTo(page, path, sample.owner);
    await translate(page);
    await pressEverything(page);
    expect(errors).toEqual([]);
  });

test('a task and a payroll run work where they are translated', async ({ page }) => {
  const calls = await callsAs(sample.owner);
  const app = await sampleApp(calls);
  const [task] = (await calls.get(`tasks?app=${app.id}&limit=1`)).items;
  const [run] = (await calls.get('payroll/runs')).items;
  const errors = errorsOf(page);
  await logInTo(page, `/apps/${app.id}/tasks/${task._id}`, sample.owner);
  await translate(page);
  await pressEverything(page);
  await page.goto(`/payroll/runs/${run.id}`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await translate(page);
  await pressEverything(page);
  expect(errors).toEqual([]);
});

for (const path of ['/', '/apps/kanban', '/apps/todo', '/apps/email', '/apps/chat', '/apps/calendar'])
  test(`${path} of the demo works where it is translated`, async ({ page }) => {
    const errors = errorsOf(page);
    await openDemo(page, path);
    await translate(page);
    await pressEverything(page);
    expect(errors).toEqual([]);
  });
