import { expect, type Locator, type Page, test } from '@playwright/test';
import { callsAs, sampleApp } from './support/calls.ts';
import { aNewcomer } from './support/newcomer.ts';
import { logIn, logInTo, sample } from './support/people.ts';
import { agent, type Made, owner, seenBy } from './support/seen-by.ts';

const refusal = 'You do not have access to this page';
const onTask = ['Send back', 'Delete task'];
const onProject = ['Edit project', 'More actions', 'New app', 'New team'];
const onTeam = ['Edit Shop team', 'Delete Shop team'];

let made: Made;

test.describe.configure({ mode: 'parallel' });

/** A task of the sample's client that the sample's agent has handed in. */
test.beforeAll(async () => {
  const [asOwner, asClient, asAgent] = await Promise.all([
    callsAs(sample.owner),
    callsAs(sample.client),
    callsAs(sample.agent),
  ]);
  const app = await sampleApp(asClient);
  const begun = await asClient.send('POST', 'tasks', {
    app: app.id,
    title: 'Count the crates',
    status: 'in-progress',
    assignees: [asAgent.user.id],
  });
  const { _id: id, version } = await asAgent.send('POST', `tasks/${begun._id}/submission`, {
    version: begun.version,
  });
  made = {
    task: { id, version },
    app: app.id,
    project: app.project.id,
    people: { owner: asOwner.user.id, agent: asAgent.user.id },
  };
});

/** Of these buttons, exactly the allowed ones are there. */
async function expectOnly(place: Page | Locator, names: readonly string[], allowed: readonly string[]) {
  for (const name of names)
    await expect
      .soft(place.getByRole('button', { name, exact: true }), name)
      .toHaveCount(allowed.includes(name) ? 1 : 0);
}

for (const role of ['owner', 'admin', 'manager', 'client', 'agent', 'employee'] as const) {
  const seen = seenBy[role];
  test(`what the role ${role} sees and may do, and what is refused`, async ({ page }) => {
    await logIn(page, sample[role]);

    await test.step('menu', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
      await expect(links).toHaveText(seen.menu.map((name) => new RegExp(`^${name}`)));
      const create = page.getByRole('banner').getByRole('button', { name: 'Create', exact: true });
      await expect(create).toHaveCount(seen.makes.length > 0 ? 1 : 0);
      if (seen.makes.length === 0) return;
      await create.click();
      await expect(page.getByRole('menuitem')).toHaveText(seen.makes.map((name) => new RegExp(`^${name}`)));
      await page.keyboard.press('Escape');
    });

    await test.step('a task', async () => {
      if (!seen.task) return;
      await page.goto(`/tasks/${made.task.id}`);
      const decides = seen.task === 'decides';
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Count the crates');
      await expect(page.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
      await expectOnly(page, onTask, decides ? onTask : []);
      await expect(page.getByRole('button', { name: /^Accept\b/ })).toHaveCount(decides ? 1 : 0);
      // Who may not accept is told whom it waits for.
      await expect(page.getByText(/^Waiting for .+ to accept/)).toHaveCount(decides ? 0 : 1);
      await expect(page.getByRole('button', { name: `Assignees: ${agent}` })).toBeEnabled({
        enabled: decides,
      });
      // Who handed it in may take it back.
      await expect(page.getByRole('button', { name: 'Status: In review' })).toBeEnabled();
      await expect(page.getByRole('button', { name: 'Priority: No priority' })).toBeEnabled();
    });

    await test.step('a project and its team', async () => {
      if (!seen.project) return;
      await page.goto(`/projects/${made.project}`);
      await expect(page.getByRole('heading', { name: 'Shop team' })).toBeVisible();
      const actions = [...onProject, ...onTeam];
      await expectOnly(page, actions, seen.project === 'changes' ? actions : []);
    });

    await test.step('people', async () => {
      for (const name of [owner, agent]) {
        await page.goto(`/people?q=${encodeURIComponent(name)}`);
        const row = page.getByRole('row', { name: new RegExp(name) });
        await expect(
          page
            .getByRole('main')
            .getByRole('row')
            .or(page.getByText(/Nobody|No one/))
            .first(),
        ).toBeVisible();
        await expect(row).toHaveCount(seen.finds.includes(name) ? 1 : 0);
        await expectOnly(
          row,
          [`Actions for ${name}`],
          seen.manages.map((other) => `Actions for ${other}`),
        );
      }
      await expectOnly(page, ['Invite'], seen.invites ? ['Invite'] : []);
      await expect(page.getByRole('main').getByRole('link', { name: 'Invitations' })).toHaveCount(
        seen.invites ? 1 : 0,
      );
    });

    await test.step('roles', async () => {
      if (!seen.roles) return;
      await page.goto('/roles');
      const ofAgents = page.getByRole('checkbox', { name: 'Agent: Projects: Read' });
      await expect(ofAgents).toBeChecked();
      const changes = seen.roles === 'changes';
      await expect(ofAgents).toHaveAttribute('aria-disabled', String(!changes));
      await expect(page.getByRole('checkbox', { name: 'Owner: Everything: Manage all' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      const actions = ['New role', 'New permission', 'Actions for the role Agent'];
      await expectOnly(page, actions, changes ? actions : []);
    });

    await test.step('what is refused', async () => {
      for (const path of seen.refusedPages(made)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: refusal }), path).toBeVisible();
        await expect(page.getByText('403')).toBeVisible();
      }
      if (seen.refusedPages(made).length > 0) {
        await page.getByRole('main').getByRole('link').click();
        await expect(page).toHaveURL('/');
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(refusal);
      }
      const calls = await callsAs(sample[role]);
      for (const [method, path, data] of seen.refusedCalls(made))
        expect.soft(await calls.tries(method, path, data), `${method} ${path}`).toBe(403);
    });
  });
}

for (const role of ['client', 'agent'] as const) {
  test(`what is not theirs is not there for a ${role}`, async ({ page }) => {
    const stranger = await aNewcomer({ role });
    await logInTo(page, `/tasks/${made.task.id}`, stranger);
    await expect(page.getByRole('heading', { name: 'Task not found' })).toBeVisible();
    await page.goto(`/projects/${made.project}`);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.goto('/projects');
    await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
    const calls = await callsAs(stranger);
    for (const path of [`tasks/${made.task.id}`, `projects/${made.project}`, `apps/${made.app}`])
      expect.soft(await calls.tries('GET', path), path).toBe(404);
  });
}
