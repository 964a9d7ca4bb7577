import { expect, type Page } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { letterTo, pathIn } from './support/mail.ts';
import { aNewcomer, newAddress, unused } from './support/newcomer.ts';
import { logIn, logInTo, sample } from './support/people.ts';
import { agent } from './support/seen-by.ts';
import { test } from './support/test.ts';

async function newProject(page: Page, { name, key }: { name: string; key: string }): Promise<string> {
  await page.goto('/projects?new=true');
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByLabel('Name').fill(name);
  await expect(dialog.getByLabel('Key')).not.toHaveValue('');
  await dialog.getByLabel('Key').fill(key);
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  return new URL(page.url()).pathname.replace('/projects/', '');
}

test('a client makes a project, told what is wrong field by field, and deletes it', async ({ page }) => {
  const client = await aNewcomer({ role: 'client' });
  await logInTo(page, '/projects', client);
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await page.getByRole('button', { name: 'New project' }).last().click();

  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByLabel('Name').fill('Mobile Money Desk');
  await expect(dialog.getByLabel('Key')).toHaveValue('MMD');
  await dialog.getByRole('checkbox', { name: 'With its first app' }).uncheck();
  await dialog.getByLabel('Key').fill('1');
  const sent: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().endsWith('/v1/projects')) sent.push(call.postData() ?? '');
  });
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(dialog.getByText('Must be 2 to 10 letters or digits, starting with a letter')).toBeVisible();
  expect(sent).toEqual([]);
  const { key } = unused('Desk');
  await dialog.getByLabel('Key').fill(key);
  await dialog.getByLabel('Starts on').fill('2026-11-01');
  await dialog.getByLabel('Ends on').fill('2026-10-01');
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(dialog.getByText(/must not be before the start/i)).toBeVisible();
  await dialog.getByLabel('Ends on').fill('2026-12-01');
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { name: 'Mobile Money Desk', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete project' }).click();
  const remove = page.getByRole('dialog', { name: 'Delete Mobile Money Desk?' });
  await expect(remove.getByRole('button', { name: 'Delete project' })).toBeDisabled();
  await remove.getByRole('textbox').fill(key);
  await remove.getByRole('button', { name: 'Delete project' }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
});

test('the days of a project are typed as people write them, or chosen from the calendar', async ({
  page,
}) => {
  const client = await aNewcomer({ role: 'client' });
  await logInTo(page, '/projects?new=true', client);
  const dialog = page.getByRole('dialog', { name: 'New project' });
  const { name, key } = unused('Days');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Key').fill(key);
  const [starts, ends] = [dialog.getByLabel('Starts on'), dialog.getByLabel('Ends on')];
  await starts.fill('soon');
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(starts).toHaveAttribute('aria-invalid', 'true');
  await starts.fill('5.3.2027');
  await ends.focus();
  await expect(starts).toHaveValue('Mar 5, 2027');
  await ends.fill('2027-03-09');
  await ends.press('Alt+ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar.getByRole('button', { name: '9 March 2027', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Open calendar' }).last().click();
  await calendar.getByRole('button', { name: '23 March 2027' }).click();
  await expect(ends).toHaveValue('Mar 23, 2027');
  await expect(dialog.getByRole('button', { name: 'Open calendar' }).last()).toBeFocused();
  const made = page.waitForResponse(
    (answer) => answer.url().endsWith('/v1/projects') && answer.status() === 201,
  );
  await dialog.getByRole('button', { name: 'Create project' }).click();
  expect(await (await made).json()).toMatchObject({ startsOn: '2027-03-05', endsOn: '2027-03-23' });
});

test('an app is made in a project, and renamed', async ({ page }) => {
  await logIn(page, sample.manager);
  const project = unused('Till');
  const id = await newProject(page, project);
  // What there is nothing to tell of yet does not stand before the first step.
  await expect(page.getByRole('heading', { name: 'No apps yet' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^(Tasks|Needs attention|Rewards|Activity)$/ })).toHaveCount(
    0,
  );
  await page.getByRole('button', { name: 'New app' }).click();
  const dialog = page.getByRole('dialog', { name: `New app in ${project.name}` });
  await dialog.getByLabel('Name').fill('Agent till');
  await dialog.getByLabel('Key').fill(unused('App').key);
  await dialog.getByRole('button', { name: 'Create app' }).click();
  await expect(page).toHaveURL(/\/apps\/[^/]+\/board/);
  await expect(page.getByRole('heading', { name: 'Agent till', level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Name').fill('Agent counter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Agent counter', level: 1 })).toBeVisible();
  await page.goto(`/projects/${id}`);
  await expect(page.getByRole('link', { name: /Agent counter/ })).toBeVisible();
});

test('whoever is in a team sees its project, and no longer once out of it', async ({ page, theirs }) => {
  const helper = await aNewcomer({ role: 'agent', firstName: 'Taji' });
  await logIn(page, sample.manager);
  const project = unused('Field');
  const id = await newProject(page, project);
  await page.getByRole('button', { name: 'New team' }).click();
  const dialog = page.getByRole('dialog', { name: 'New team' });
  await dialog.getByLabel('Name').fill('Field team');
  await dialog.getByRole('combobox', { name: 'Members' }).fill(helper.name);
  await page.getByRole('option', { name: helper.name }).click();
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByRole('link', { name: helper.name })).toBeVisible();

  await logInTo(theirs, '/projects', helper);
  await theirs.getByRole('link', { name: project.name }).click();
  await expect(theirs.getByRole('heading', { name: project.name, level: 1 })).toBeVisible();
  await expect(theirs.getByRole('button', { name: /Edit project|New app|New team/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit Field team' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Field team' });
  await edit.getByRole('combobox', { name: 'Members' }).focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('0 people')).toBeVisible();
  await theirs.goto(`/projects/${id}`);
  await expect(theirs.getByRole('alert')).toBeVisible();
});

test('who is found for a team stays under the pointer when the server answers', async ({ page }) => {
  const calls = await callsAs(sample.manager);
  const { items }: { items: { firstName: string; lastName: string }[] } = await calls.get('users?limit=50');
  const [found] = items.filter(({ firstName, lastName }) => `${firstName} ${lastName}` === agent);
  const before = [...items.filter((user) => user !== found).slice(0, 4), found];
  const answered = Promise.withResolvers<void>();
  await page.route('**/v1/users?*', async (route) => {
    const isSearch = new URL(route.request().url()).searchParams.has('q');
    if (isSearch) await answered.promise;
    await route.fulfill({ json: { items: isSearch ? [found] : before, nextCursor: null } });
  });
  await logIn(page, sample.manager);
  await newProject(page, unused('Pointer'));
  await page.getByRole('button', { name: 'New team' }).click();
  const dialog = page.getByRole('dialog', { name: 'New team' });
  await dialog.getByLabel('Name').fill('Pointer team');
  await dialog.getByRole('combobox', { name: 'Members' }).fill(agent);
  await expect(page.getByRole('option')).toHaveText([new RegExp(agent)]);
  await page.getByRole('option').hover();
  await page.mouse.down();
  const answer = page.waitForResponse(/\/v1\/users\?.*q=/);
  answered.resolve();
  await answer;
  await page.mouse.up();
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByRole('link', { name: agent })).toBeVisible();
});

test('a stale change of a project is shown beside the newer one, and nothing is lost', async ({ page }) => {
  await logIn(page, sample.manager);
  const project = unused('Stale');
  const id = await newProject(page, project);
  await page.getByRole('button', { name: 'Edit project' }).click();
  const form = page.getByRole('dialog', { name: 'Edit project' });
  await form.getByLabel('Name').fill('My name for it');

  const calls = await callsAs(sample.owner);
  const { version } = await calls.get(`projects/${id}`);
  await calls.send('PUT', `projects/${id}`, {
    version,
    name: 'Their name for it',
    description: 'What they wrote meanwhile',
  });

  await form.getByRole('button', { name: 'Save' }).click();
  const newer = page.getByRole('dialog', { name: 'Someone else changed this' });
  await expect(newer.getByText('Their name for it')).toBeVisible();
  await expect(newer.getByText('My name for it')).toBeVisible();
  await newer.getByRole('button', { name: 'Keep your version' }).click();
  await expect(page.getByRole('heading', { name: 'My name for it', level: 1 })).toBeVisible();
  await expect(page.getByText('What they wrote meanwhile')).toBeVisible();
  await calls.send('DELETE', `projects/${id}`);
});

test('somebody invited by mail accepts, is let in and finds their project', async ({
  page,
  theirs: guest,
}) => {
  await logIn(page, sample.manager);
  const project = unused('Welcome');
  await newProject(page, project);
  const email = newAddress('njeri');

  await page.goto('/people/invitations');
  await page.getByRole('button', { name: 'Invite' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await dialog.getByLabel('E-mail addresses').fill('not an address');
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog.getByText(/One entry is not an e-mail address/)).toBeVisible();
  await dialog.getByLabel('E-mail addresses').press('Enter');
  await expect(dialog.getByText('Must be an e-mail address')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove not an address' }).click();
  await dialog.getByLabel('E-mail addresses').fill(`Njeri Kimani <${email}>; ${sample.owner}`);
  await dialog.getByLabel('E-mail addresses').press('Enter');
  await dialog.getByRole('combobox', { name: 'Projects and teams' }).fill(project.name);
  await page.getByRole('option', { name: project.name, exact: true }).click();
  await expect(dialog.getByText(/Already in the workspace, and not invited again/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog.getByText('This person is already in the workspace.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row.getByText('Open')).toBeVisible();

  await guest.goto(pathIn(await letterTo(email, /invites you/)));
  await expect(guest.getByText(email)).toBeVisible();
  await guest.getByLabel('First name').fill('Njeri');
  await guest.getByLabel('Last name').fill('Kimani');
  await guest.getByLabel('Choose a password').fill('four green baskets');
  await guest.getByRole('button', { name: 'Accept and log in' }).click();
  await expect(guest.getByRole('button', { name: 'Njeri Kimani: account menu' })).toBeVisible();
  await guest.goto('/projects');
  await expect(guest.getByRole('link', { name: project.name })).toBeVisible();
  await guest.context().close();

  await page.reload();
  await expect(row.getByText('Accepted')).toBeVisible();
});
