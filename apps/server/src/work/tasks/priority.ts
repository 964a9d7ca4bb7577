import { type Priority, priorities } from '@kazi/contract/work';

/** A priority is kept as a number that sorts: 0 (none) to 4 (urgent). */
export const rankOf = (priority: Priority): number => priorities.length - 1 - priorities.indexOf(priority);

/** The priority that is kept as `rank`. */
export const priorityAt = (rank: number): Priority => priorities[priorities.length - 1 - rank] ?? 'none';
