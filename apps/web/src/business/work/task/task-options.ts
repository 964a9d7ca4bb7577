import { replaceEqualDeep } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

/**
 * An opened task. An answer that was on its way while the task was changed does not take the place of the newer one.
 */
export const taskOptions = (id: string) =>
  api.work.tasks.get.queryOptions({
    input: { id },
    structuralSharing: (before, after) =>
      versionOf(before) > versionOf(after) ? before : replaceEqualDeep(before, after),
    meta: { quiet: true },
  });

const versionOf = (task: unknown): number =>
  typeof task === 'object' && task !== null && 'version' in task && typeof task.version === 'number'
    ? task.version
    : 0;
