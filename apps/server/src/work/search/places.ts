import { sql } from 'kysely';
import { appsListed, projectsReached } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { likeness, type Sought, soundsLike } from './sought.ts';

interface PlaceHit {
  id: string;
  title: string;
  detail: string;
  app: string | null;
  score: number;
}

/** Projects that the viewer sees, by name or key. */
export function projectsBy(db: Db, viewer: Viewer, sought: Sought, limit: number): Promise<PlaceHit[]> {
  if (!viewer.ability.can('read', 'Project')) return Promise.resolve([]);
  const name = sql`(p.name || ' ' || p.key)`;
  return db
    .selectFrom('projects as p')
    .select(['p.id', 'p.name as title', 'p.key as detail', likeness(name, sought).as('score')])
    .select(sql<string | null>`null`.as('app'))
    .where('p.tenant_id', '=', viewer.tenant)
    .where(soundsLike(name, sought))
    .where(projectsReached(viewer, 'p'))
    .orderBy('score', 'desc')
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

/** Apps that the viewer meets, by name or key. */
export function appsBy(db: Db, viewer: Viewer, sought: Sought, limit: number): Promise<PlaceHit[]> {
  if (!viewer.ability.can('read', 'App')) return Promise.resolve([]);
  const name = sql`(a.name || ' ' || a.key)`;
  return db
    .selectFrom('apps as a')
    .select(['a.id', 'a.name as title', 'a.key as detail', likeness(name, sought).as('score')])
    .select(sql<string | null>`a.id`.as('app'))
    .where('a.tenant_id', '=', viewer.tenant)
    .where(soundsLike(name, sought))
    .where(appsListed(viewer, 'a.id'))
    .orderBy('score', 'desc')
    .orderBy('a.name')
    .orderBy('a.id')
    .limit(limit)
    .execute();
}

/** Flows of apps that the viewer meets, by name. */
export function flowsBy(db: Db, viewer: Viewer, sought: Sought, limit: number): Promise<PlaceHit[]> {
  if (!viewer.ability.can('read', 'Flow')) return Promise.resolve([]);
  const name = sql`f.name`;
  return db
    .selectFrom('flows as f')
    .innerJoin('apps as a', (join) =>
      join.onRef('a.tenant_id', '=', 'f.tenant_id').onRef('a.id', '=', 'f.app_id'),
    )
    .select(['f.id', 'f.name as title', 'a.name as detail', likeness(name, sought).as('score')])
    .select(sql<string | null>`a.id`.as('app'))
    .where('f.tenant_id', '=', viewer.tenant)
    .where(soundsLike(name, sought))
    .where(appsListed(viewer, 'a.id'))
    .orderBy('score', 'desc')
    .orderBy('f.name')
    .orderBy('f.id')
    .limit(limit)
    .execute();
}
