import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { addTask, cardIn, column, openBoard } from './support/board.ts';
import { logIn, logInTo, logOut } from './support/people.ts';
import { test } from './support/test.ts';
import type { Workplace } from './support/workplace.ts';

const boardOf = ({ app }: Workplace) => `/apps/${app.id}/board`;
const loading = (page: Page) => page.getByRole('status', { name: 'Loading' });

/** Every key of IndexedDB. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const done = (request: IDBRequest) =>
      new Promise<void>((resolve) => request.addEventListener('success', () => resolve()));
    const found: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await done(opening);
      for (const store of opening.result.objectStoreNames) {
        const keys = opening.result.transaction(store).objectStore(store).getAllKeys();
        await done(keys);
        found.push(...keys.result.map(String));
      }
      opening.result.close();
    }
    return found;
  });

/**
 * Learns which calls the device has the answers of, such as `work.tasks.get`: the store names each by a digest alone. To be called ahead of
 * the page's first document.
 */
async function watchKept(page: Page): Promise<() => Promise<string[]>> {
  const calls = new Map<string, string>();
  await page.exposeFunction('noteDigest', (text: string) => {
    const [, call] = /^\[\[("[^\]]+)\]/.exec(text) ?? [];
    const name = createHash('sha256').update(text).digest('base64');
    if (call) calls.set(`kazi.answer.${name}`, call.replaceAll('"', '').replaceAll(',', '.'));
  });
  await page.addInitScript(() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    crypto.subtle.digest = (algorithm, data) => {
      (window as unknown as { noteDigest: (text: string) => void }).noteDigest(
        new TextDecoder().decode(data),
      );
      return digest(algorithm, data);
    };
  });
  return async () => (await stored(page)).flatMap((key) => calls.get(key) ?? []);
}

/** Opens the board as its client and leaves it, once the device has it. */
async function seeAndLeave(page: Page, place: Workplace): Promise<void> {
  const kept = await watchKept(page);
  await openBoard(page, place);
  await expect(cardIn(column(page, 'To do'), 'Weigh the sacks')).toBeVisible();
  const columns = await page.locator('[data-status-column]').count();
  const wanted = [
    'activity.notifications.list',
    'organisation.apps.get',
    'organisation.teams.list',
    'work.tasks.counts',
    ...Array.from({ length: columns }, () => 'work.tasks.list'),
  ];
  const isWanted = (call: string) => wanted.includes(call);
  await expect.poll(async () => (await kept()).filter(isWanted).sort()).toEqual(wanted);
  await page.goto('/robots.txt');
}

/** Lets what the API is asked wait from now on, until the function given back is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/v1/**', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a board seen before is there while the server is asked, and then as the server has it', async ({
  page,
  place,
}) => {
  const sacks = await addTask(place, 'Weigh the sacks');
  const scale = await addTask(place, 'Repair the scale');
  await seeAndLeave(page, place);
  await place.asClient.send('PUT', `tasks/${sacks._id}`, {
    version: sacks.version,
    title: 'Weigh each sack',
    status: 'in-progress',
  });
  await place.asClient.send('DELETE', `tasks/${scale._id}`);

  const answer = await holdAnswers(page);
  await page.goto(boardOf(place));
  await expect(cardIn(column(page, 'To do'), 'Weigh the sacks')).toBeVisible();
  await expect(cardIn(column(page, 'To do'), 'Repair the scale')).toBeVisible();
  await expect(page.getByRole('region', { name: 'To do, 2 tasks' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Bench/ })).toBeVisible();
  await expect(loading(page)).toHaveCount(0);

  answer();
  await expect(cardIn(column(page, 'In progress'), 'Weigh each sack')).toBeVisible();
  await expect(page.getByRole('region', { name: 'To do, 0 tasks' })).toBeVisible();
  await expect(cardIn(page, 'Weigh the sacks')).toHaveCount(0);
  await expect(cardIn(page, 'Repair the scale')).toHaveCount(0);
});

test('the pages of the menu and a task that were seen are there before the server has answered', async ({
  page,
  place,
}) => {
  const { user } = place.asClient;
  const { _id } = await addTask(place, 'Weigh the sacks', {
    assignees: [user.id],
    description: '<p>Each one.</p>',
  });
  const kept = await watchKept(page);
  await logInTo(page, '/account', place.client);
  const main = page.getByRole('main');
  /** Each with the calls whose answers it shows. */
  const pages = [
    ['/', main.getByRole('link', { name: 'Wallet' }), ['work.dashboards.mine', 'money.accounts.ofUser']],
    ['/my-work', main.getByText('Weigh the sacks'), ['work.tasks.mine']],
    [
      '/projects',
      main.getByRole('link', { name: `Workshop ${place.app.key}` }),
      ['organisation.projects.list'],
    ],
    ['/apps', main.getByRole('link', { name: `Bench ${place.app.key}` }), ['organisation.apps.list']],
    // Whoever comes first: there may be more people than one answer holds.
    ['/people', main.getByRole('table', { name: 'People' }).getByRole('link'), ['identity.users.list']],
    [
      '/wallet',
      main.getByRole('region', { name: 'Balances' }),
      ['money.accounts.held', 'money.accounts.months', 'money.accounts.entries'],
    ],
    [`/tasks/${_id}`, main.getByText('Each one.'), ['work.tasks.get']],
  ] as const;
  for (const [path, sight, calls] of pages) {
    await page.goto(path);
    await expect(sight.first()).toBeVisible();
    await expect.poll(kept, path).toEqual(expect.arrayContaining([...calls]));
  }
  await holdAnswers(page);
  for (const [path, sight] of pages) {
    await page.goto(path);
    await expect(sight.first(), path).toBeVisible();
  }
  // What a payment is decided upon comes from the server alone.
  await page.goto('/wallet/top-up');
  await expect(main.getByRole('textbox').first()).toBeVisible();
  await expect(main.getByText('Available', { exact: true })).toHaveCount(0);
});

test('a task that is gone meanwhile goes from the screen and from the device', async ({ page, place }) => {
  const { _id } = await addTask(place, 'Weigh the sacks');
  const kept = await watchKept(page);
  await logInTo(page, `/tasks/${_id}`, place.client);
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('Weigh the sacks');
  await expect.poll(kept).toContain('work.tasks.get');
  await page.goto('/robots.txt');
  await place.asClient.send('DELETE', `tasks/${_id}`);
  const answer = await holdAnswers(page);
  await page.goto(`/tasks/${_id}`);
  await expect(title).toHaveValue('Weigh the sacks');
  answer();
  await expect(title).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Task not found' })).toBeVisible();
  await expect.poll(kept).not.toContain('work.tasks.get');
});

test('what was seen stays where the server is away', async ({ page, place }) => {
  await addTask(place, 'Weigh the sacks');
  await seeAndLeave(page, place);
  let refused = 0;
  await page.route('**/v1/tasks?**', (route) => {
    refused += 1;
    return route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'Away' } });
  });
  await page.goto(boardOf(place));
  await expect(cardIn(column(page, 'To do'), 'Weigh the sacks')).toBeVisible();
  // Each column asks three times.
  await expect.poll(() => refused).toBe(15);
  await expect(cardIn(column(page, 'To do'), 'Weigh the sacks')).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
});

test('a change on top of what was kept is made on what the server has', async ({ page, place }) => {
  const { _id, version } = await addTask(place, 'Weigh the sacks');
  await seeAndLeave(page, place);
  await place.asClient.send('PUT', `tasks/${_id}`, { version, priority: 'high' });
  await page.route('**/v1/tasks?**', () => {});
  await page.goto(boardOf(place));
  await cardIn(column(page, 'To do'), 'Weigh the sacks').focus();
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'In progress', exact: true }).click();
  await expect(cardIn(column(page, 'In progress'), 'Weigh the sacks')).toBeVisible();
  await expect
    .poll(async () => {
      const { status, priority } = await place.asClient.get(`tasks/${_id}`);
      return { status, priority };
    })
    .toEqual({ status: 'in-progress', priority: 'high' });
});

test('a logout leaves nothing on the device, also of another tab, and the next person sees nothing of it', async ({
  page,
  context,
  place,
}) => {
  await addTask(place, 'Weigh the sacks');
  await seeAndLeave(page, place);
  await page.goto(boardOf(place));
  const other = await context.newPage();
  await other.goto(boardOf(place));
  await expect(cardIn(other, 'Weigh the sacks')).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL(/\/login/);
  expect(await stored(page)).toEqual([]);
  await other.close();

  await logIn(page, place.agent);
  await holdAnswers(page);
  await page.goto(boardOf(place));
  await expect(loading(page).first()).toBeVisible();
  await expect(cardIn(page, 'Weigh the sacks')).toHaveCount(0);
});

test('a login that the server ends leaves nothing on the device', async ({ page, place }) => {
  await addTask(place, 'Weigh the sacks');
  await seeAndLeave(page, place);
  await page.route('**/v1/**', (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHORIZED', status: 401, message: 'Log in' } }),
  );
  await page.goto(boardOf(place));
  await expect(page).toHaveURL(/\/login/);
  expect(await stored(page)).toEqual([]);
});
