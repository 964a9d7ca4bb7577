import { replaceEqualDeep } from '@tanstack/react-query';
import { onlyKept } from '../../../api/kept/only-kept.ts';
import { api } from '../../../api/queries.ts';

/**
 * An opened task. An answer that was on its way while the task was changed does not take the place of the newer one;
 * it does where only this device has told the newer one, as after the server went back to a backup.
 */
export const taskOptions = (id: string) =>
  api.work.tasks.get.queryOptions({
    input: { id },
    structuralSharing: (before, after) =>
      versionOf(before) > versionOf(after) ? before : replaceEqualDeep(before, after),
    meta: { kept: true },
  });

/** The version of a task that the server has told; 0 for one that only this device has kept. */
const versionOf = (task: unknown): number =>
  typeof task === 'object' &&
  task !== null &&
  !onlyKept.has(task) &&
  'version' in task &&
  typeof task.version === 'number'
    ? task.version
    : 0;
