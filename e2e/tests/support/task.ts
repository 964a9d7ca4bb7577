import { type Browser, expect, type Page } from '@playwright/test';
import { callsAs } from './calls.ts';
import { logIn, sample } from './people.ts';

/** The task that is open over a screen. */
export const drawer = (page: Page) => page.getByRole('dialog', { name: /^Task/ });

/** Where a comment is written. */
export const commentBox = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });

/** What an opened task says of how far it is. */
export const status = (page: Page, name: string) => page.getByRole('button', { name: `Status: ${name}` });

/** What a person has said of the open task. */
export const comment = (page: Page, author: string) =>
  // From right to left the name stands in marks of its own, which nobody sees.
  page.getByRole('article', { name: new RegExp(`^Comment by \\u2068?${author}`) });
/** The dialog that asks for a new task. */
export const newTask = (page: Page) => page.getByRole('dialog', { name: 'New task' });
/** A button that moves the open task on. */
export const nextStep = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Next step' })
    .getByRole('button', { name: new RegExp(`^${name}(\\s*:.*)?$`) });

/** The dialog that asks for what is handed in. */
export const submitDialog = (page: Page) => page.getByRole('dialog', { name: /^Submit .+ for review$/ });
/** The button of that dialog. */
export const submitAll = (page: Page) =>
  submitDialog(page).getByRole('button', { name: 'Submit for review' });

/** Opens "My work" and waits until it hears what others do. */
export async function openMyWork(page: Page): Promise<void> {
  const hears = page.waitForResponse(/\/v1\/events/);
  await page.goto('/my-work');
  await hears;
  await expect(page.getByRole('heading', { name: 'My work', level: 1 })).toBeVisible();
}

/** A task of the client's that the agent is to do, in an app of theirs, made by calls. */
export async function aTask(fields: Record<string, unknown> = {}) {
  const client = await callsAs(sample.client);
  const agent = await callsAs(sample.agent);
  const { items } = await client.get('apps?limit=100');
  const app = items.find(({ key }: { key: string }) => key === 'SHOP');
  const task = await client.send('POST', 'tasks', {
    app: app.id,
    title: `Pay by M-Pesa ${crypto.randomUUID().slice(0, 8)}`,
    status: 'todo',
    assignees: [agent.user.id],
    ...fields,
  });
  return { app, task, client, agent };
}

/** A page of another user, in a browser of its own, that hears what others do. */
export async function pageOf(browser: Browser, email: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, email);
  const hears = page.waitForResponse(/\/v1\/events\?app=/);
  await page.goto(path);
  if (!path.startsWith('/my-work')) await hears;
  return page;
}
