import type { Db } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { mayRead } from '../tasks/policy.ts';
import { presentPersonHit, presentPlace, presentTaskHit, type ScoredHit } from './present.ts';
import { appsBy, flowsBy, peopleBy, projectsBy } from './queries.ts';
import { tasksByNumber, tasksByWords } from './task-queries.ts';
import { type SearchTerms, setTerms, termsOf } from './terms.ts';

/** By number first; what was found both ways is shown once. */
async function findTasks(
  db: Db,
  { viewer }: AuthedContext,
  terms: SearchTerms,
  limit: number,
): Promise<ScoredHit[]> {
  if (!mayRead(viewer)) return [];
  const [byNumber, byWords] = await Promise.all([
    tasksByNumber(db, viewer, terms, limit),
    tasksByWords(db, viewer, terms, limit),
  ]);
  const known = new Set(byNumber.map(({ id }) => id));
  return [...byNumber, ...byWords.filter(({ id }) => !known.has(id))].slice(0, limit).map(presentTaskHit);
}

async function findPeople(
  db: Db,
  context: AuthedContext,
  terms: SearchTerms,
  limit: number,
): Promise<ScoredHit[]> {
  const { viewer, services } = context;
  const found = await peopleBy(db, viewer, terms, limit);
  return found.map((hit) => presentPersonHit(hit, viewer.tenant, services.addresses));
}

export const search = {
  find: authed.work.search.find.handler(({ input: { q, limit }, context }) =>
    context.readTogether(async (db) => {
      const { viewer } = context;
      const terms = termsOf(q);
      if (!terms.q) return { items: [] };
      await setTerms(db, terms);
      const [tasks, flows, projects, apps, people] = await Promise.all([
        findTasks(db, context, terms, limit),
        flowsBy(db, viewer, terms, limit),
        projectsBy(db, viewer, terms, limit),
        appsBy(db, viewer, terms, limit),
        findPeople(db, context, terms, limit),
      ]);
      const found = [
        ...tasks,
        ...flows.map(presentPlace('flow')),
        ...projects.map(presentPlace('project')),
        ...apps.map(presentPlace('app')),
        ...people,
      ].sort((a, b) => b.score - a.score);
      return { items: found.map(({ score: _score, ...hit }) => hit) };
    }),
  ),
};
