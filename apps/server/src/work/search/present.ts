import type { SearchHit } from '@kazi/contract/work';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import { numberOf } from '../tasks/rows.ts';
import type { PersonHit, PlaceHit } from './queries.ts';
import type { TaskHit } from './task-queries.ts';

/** A hit with how well it fits. */
export type ScoredHit = SearchHit & { score: number };

const nothing = { app: null, status: null, avatar: null };

/** A flow, a project or an app as a hit. */
export const presentPlace =
  (kind: SearchHit['kind']) =>
  (hit: PlaceHit): ScoredHit => ({
    ...nothing,
    kind,
    ...hit,
  });

export const presentTaskHit = (hit: TaskHit): ScoredHit => ({
  ...nothing,
  kind: 'task',
  id: hit.id,
  title: hit.title,
  detail: numberOf(hit),
  app: hit.app_id,
  status: hit.status,
  score: hit.score,
});

export function presentPersonHit(
  { person, email, score }: PersonHit,
  tenant: string,
  addresses: FileAddresses,
): ScoredHit {
  const { id, name, avatar } = presentPerson(person, tenant, addresses);
  return { ...nothing, kind: 'person', id, title: name, detail: email ?? '', avatar, score };
}
