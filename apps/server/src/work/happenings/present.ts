import type { Happening } from '@kazi/contract/work';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import { wordFor } from '../tasks/activity.ts';
import { numberOf } from '../tasks/rows.ts';
import type { HappeningRow } from './queries.ts';

/** Something that happened to a task, as the viewer reads it. */
export const presentHappening = (row: HappeningRow, addresses: FileAddresses): Happening => ({
  id: row.id,
  actor: row.actor && presentPerson(row.actor, row.tenant_id, addresses),
  verb: wordFor(row.event),
  task: row.task,
  number: numberOf(row),
  title: row.title,
  app: row.app,
  at: row.at.toISOString(),
  reason: row.reason,
});
