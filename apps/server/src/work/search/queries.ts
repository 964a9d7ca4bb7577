import { sql } from 'kysely';
import { appsListed, peopleSeen, projectsReached, reachesPeople } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import { type PersonRow, personAt, searched } from '../../identity/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { matches, type SearchTerms, similarity } from './terms.ts';

/** A flow, a project or an app that was found; `score` says how well it fits, see `similarity`. */
export interface PlaceHit {
  id: string;
  title: string;
  detail: string;
  app: string | null;
  score: number;
}

/** A person who was found. */
export interface PersonHit {
  person: PersonRow;
  /** Where the viewer may know it. */
  email: string | null;
  score: number;
}

/** Projects that the viewer sees, by name or key. */
export function projectsBy(db: Db, viewer: Viewer, terms: SearchTerms, limit: number): Promise<PlaceHit[]> {
  if (!viewer.ability.can('read', 'Project')) return Promise.resolve([]);
  const name = sql`(p.name || ' ' || p.key)`;
  return db
    .selectFrom('projects as p')
    .select(['p.id', 'p.name as title', 'p.key as detail', similarity(name, terms).as('score')])
    .select(sql<string | null>`null`.as('app'))
    .where('p.tenant_id', '=', viewer.tenant)
    .where(matches(name, terms))
    .where(projectsReached(viewer, 'p'))
    .orderBy('score', 'desc')
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

/** Apps that the viewer meets, by name or key. */
export function appsBy(db: Db, viewer: Viewer, terms: SearchTerms, limit: number): Promise<PlaceHit[]> {
  if (!viewer.ability.can('read', 'App')) return Promise.resolve([]);
  const name = sql`(a.name || ' ' || a.key)`;
  return db
    .selectFrom('apps as a')
    .select(['a.id', 'a.name as title', 'a.key as detail', similarity(name, terms).as('score')])
    .select(sql<string | null>`a.id`.as('app'))
    .where('a.tenant_id', '=', viewer.tenant)
    .where(matches(name, terms))
    .where(appsListed(viewer, 'a.id'))
    .orderBy('score', 'desc')
    .orderBy('a.name')
    .orderBy('a.id')
    .limit(limit)
    .execute();
}

/** Flows of apps that the viewer meets, by name. */
export function flowsBy(db: Db, viewer: Viewer, terms: SearchTerms, limit: number): Promise<PlaceHit[]> {
  if (!viewer.ability.can('read', 'Flow')) return Promise.resolve([]);
  const name = sql`f.name`;
  return db
    .selectFrom('flows as f')
    .innerJoin('apps as a', (join) =>
      join.onRef('a.tenant_id', '=', 'f.tenant_id').onRef('a.id', '=', 'f.app_id'),
    )
    .select(['f.id', 'f.name as title', 'a.name as detail', similarity(name, terms).as('score')])
    .select(sql<string | null>`a.id`.as('app'))
    .where('f.tenant_id', '=', viewer.tenant)
    .where(matches(name, terms))
    .where(appsListed(viewer, 'a.id'))
    .orderBy('score', 'desc')
    .orderBy('f.name')
    .orderBy('f.id')
    .limit(limit)
    .execute();
}

/** Active people whom the viewer sees, by name, and by address where they may know it. */
export function peopleBy(db: Db, viewer: Viewer, terms: SearchTerms, limit: number): Promise<PersonHit[]> {
  if (!viewer.ability.can('read', 'User')) return Promise.resolve([]);
  const name = searched(viewer);
  return db
    .selectFrom('users as u')
    .select([personAt('u.tenant_id', 'u.id').as('person'), similarity(name, terms).as('score')])
    .select((reachesPeople(viewer) ? sql<string | null>`u.email` : sql<null>`null`).as('email'))
    .where('u.tenant_id', '=', viewer.tenant)
    .where('u.status', '=', 'active')
    .where(peopleSeen(viewer))
    .where(matches(name, terms))
    .orderBy('score', 'desc')
    .orderBy('u.last_name')
    .orderBy('u.id')
    .limit(limit)
    .execute();
}
