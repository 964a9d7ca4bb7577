import type { SearchHit } from '@kazi/contract/work';
import type { Db } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { presentPerson } from '../../identity/index.ts';
import { mayRead } from '../tasks/policy.ts';
import { numberOf } from '../tasks/rows.ts';
import { peopleBy } from './people.ts';
import { appsBy, flowsBy, projectsBy } from './places.ts';
import { type Sought, seek, soughtBy } from './sought.ts';
import { type TaskHit, tasksByNumber, tasksByWords } from './tasks.ts';

type Scored = SearchHit & { score: number };

const nothing = { app: null, status: null, avatar: null };

const place =
  (kind: SearchHit['kind']) =>
  (hit: { id: string; title: string; detail: string; app: string | null; score: number }): Scored => ({
    ...nothing,
    kind,
    ...hit,
  });

const task = (hit: TaskHit): Scored => ({
  ...nothing,
  kind: 'task',
  id: hit.id,
  title: hit.title,
  detail: numberOf(hit),
  app: hit.app_id,
  status: hit.status,
  score: hit.score,
});

/** By number first; what was found both ways is shown once. */
async function findTasks(
  db: Db,
  { viewer }: AuthedContext,
  sought: Sought,
  limit: number,
): Promise<Scored[]> {
  if (!mayRead(viewer)) return [];
  const [byNumber, byWords] = await Promise.all([
    tasksByNumber(db, viewer, sought, limit),
    tasksByWords(db, viewer, sought, limit),
  ]);
  const known = new Set(byNumber.map(({ id }) => id));
  return [...byNumber, ...byWords.filter(({ id }) => !known.has(id))].slice(0, limit).map(task);
}

async function findPeople(db: Db, context: AuthedContext, sought: Sought, limit: number): Promise<Scored[]> {
  const { viewer, services } = context;
  const found = await peopleBy(db, viewer, sought, limit);
  return found.map(({ person, score }) => {
    const { id, name, email, avatar } = presentPerson(person, viewer.tenant, services.addresses);
    return { ...nothing, kind: 'person', id, title: name, detail: email, avatar, score };
  });
}

export const search = {
  find: authed.work.search.find.handler(({ input: { q, limit }, context }) =>
    context.read(async (db) => {
      const { viewer } = context;
      const sought = soughtBy(q);
      await seek(db, sought);
      const [tasks, flows, projects, apps, people] = await Promise.all([
        findTasks(db, context, sought, limit),
        flowsBy(db, viewer, sought, limit),
        projectsBy(db, viewer, sought, limit),
        appsBy(db, viewer, sought, limit),
        findPeople(db, context, sought, limit),
      ]);
      const found = [
        ...tasks,
        ...flows.map(place('flow')),
        ...projects.map(place('project')),
        ...apps.map(place('app')),
        ...people,
      ].sort((a, b) => b.score - a.score);
      return { items: found.map(({ score: _score, ...hit }) => hit) };
    }),
  ),
};
