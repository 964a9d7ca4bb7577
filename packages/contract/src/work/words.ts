/** From the most urgent to those without a priority. */
export const priorities = ['urgent', 'high', 'medium', 'low', 'none'] as const;
export type Priority = (typeof priorities)[number];

/**
 * Orders of a task list; `-` turns one round: `-priority` begins with the urgent. Tasks without a due date come last
 * both ways.
 */
export const taskSorts = [
  'position',
  'number',
  '-number',
  'dueDate',
  '-dueDate',
  'priority',
  '-priority',
  'title',
  '-title',
  '-updatedAt',
  'updatedAt',
] as const;
export type TaskSort = (typeof taskSorts)[number];

/** When a task is due, seen from today; `week` is the seven days that begin with it. */
export const dues = ['overdue', 'today', 'week', 'none'] as const;
export type Due = (typeof dues)[number];

/** Every status a user story can have, from first to last. */
export const storyStatuses = ['draft', 'ready', 'in-progress', 'done'] as const;
export type StoryStatus = (typeof storyStatuses)[number];

/** What the activity of a task tells of. */
export const activityVerbs = [
  'created',
  'changed',
  'moved',
  'submitted',
  'accepted',
  'rejected',
  'reopened',
  'cancelled',
  'commented',
  'comment-changed',
  'comment-deleted',
  'subtask-added',
  'subtask-changed',
  'subtask-deleted',
] as const;
export type ActivityVerb = (typeof activityVerbs)[number];
