import { generateNKeysBetween } from 'fractional-indexing';
import { momentAt, type Place, type SeedContext } from './context.ts';
import type { Cast, Member } from './people.ts';
import type { SampleApp, SampleFlow, SampleProject } from './sample.ts';
import { addTask } from './task.ts';

function memberAs(cast: Cast, as: string): Member {
  const member = cast.get(as);
  if (!member) throw new TypeError(`Nobody is called ${as} in the sample`);
  return member;
}

/** Adds a project with its team, apps, flows, stories and tasks. */
export function addProject(context: SeedContext, project: SampleProject): void {
  const { chance, rows, cast, since } = context;
  const owner = memberAs(cast, project.owner);
  const members = project.team.members.map((as) => memberAs(cast, as));
  const [id, team] = [chance.id(since), chance.id(since)];
  rows.add('projects', {
    id,
    profile_id: owner.profile,
    name: project.name,
    key: project.key,
    description: project.description,
    status: project.status,
    starts_on: since.toISOString().slice(0, 10),
    ends_on: null,
    version: 1,
    created_at: since,
    updated_at: since,
  });
  rows.add('teams', { id: team, project_id: id, name: project.team.name, version: 1, created_at: since });
  for (const member of members) rows.add('team_members', { team_id: team, user_id: member.id });

  const workers = members.filter(({ worker }) => worker);
  const managers = members.filter(({ worker }) => !worker);
  for (const app of project.apps) addApp(context, id, app, { owner, managers, workers });
}

function addApp(context: SeedContext, project: string, app: SampleApp, people: Omit<Place, 'app'>): void {
  const { chance, rows, since } = context;
  const place: Place = { ...people, app: chance.id(since) };
  const planned = app.flows
    .flatMap((flow) => addFlow(context, place, flow))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  rows.add('apps', {
    id: place.app,
    project_id: project,
    profile_id: null,
    name: app.name,
    key: app.key,
    kind: app.kind,
    description: app.description,
    last_task_number: planned.length,
    version: 1,
    created_at: since,
    updated_at: since,
  });
  const positions = generateNKeysBetween(null, null, planned.length);
  planned.forEach((task, index) => {
    addTask(context, place, { ...task, number: index + 1, position: positions[index] ?? 'a0' });
  });
}

/** Adds a flow with its stories. Gives its tasks, each with the moment it was written down. */
function addFlow(context: SeedContext, { app, owner, managers }: Place, flow: SampleFlow) {
  const { chance, rows } = context;
  const began = momentAt(context, flow.began);
  const id = chance.id(began);
  const stages = flow.stages.map((name) => ({ id: chance.id(began), name }));
  const author = managers[0] ?? owner;
  const reached = Math.min(stages.length - 1, Math.floor((1 - flow.began) * stages.length));
  const base = { author_id: author.id, version: 1, created_at: began, updated_at: began };
  rows.add('flows', {
    ...base,
    id,
    app_id: app,
    name: flow.name,
    description: `<p>${flow.description}</p>`,
    stages,
    current_stage: stages[reached]?.id ?? null,
  });
  flow.stories.forEach((story, index) => {
    const met = flow.began < 0.3 ? story.criteria.length : chance.between(0, story.criteria.length - 1);
    rows.add('user_stories', {
      ...base,
      id: chance.id(began),
      flow_id: id,
      as_a: story.asA,
      i_want: story.iWant,
      so_that: story.soThat,
      acceptance_criteria: story.criteria.map((text, at) => ({ text, met: at < met })),
      points: chance.one([2, 3, 5, 8]),
      status: met === story.criteria.length ? 'done' : index === 0 ? 'in-progress' : 'ready',
      stage: stages[Math.min(reached, index + 1)]?.id ?? null,
    });
  });
  return flow.tasks.map((title, index) => {
    const share = flow.began + (0.99 - flow.began) * ((index + chance.next()) / flow.tasks.length);
    return { title, labels: flow.labels, flow: id, at: momentAt(context, share) };
  });
}
