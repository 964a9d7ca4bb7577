/** Seconds that a person may want to undo an acceptance in; 0 for as long as the workspace's operator gives everybody. */
export const undoSeconds = [0, 60, 600] as const;

/** How newcomers come in: at once, once a manager of people lets them in, or by invitation alone. */
export const admissions = ['open', 'approval', 'invitation'] as const;
export type Admission = (typeof admissions)[number];

/** Days that weeks begin with. */
export const weekStarts = ['monday', 'saturday', 'sunday'] as const;
export type WeekStart = (typeof weekStarts)[number];

/** Every status a user can have: a pending one has not confirmed their address, a waiting one has, and is not let in yet. */
export const userStatuses = ['active', 'waiting', 'pending', 'suspended'] as const;

/**
 * What people are told of and choose for themselves how. `submission` asks its reader to accept work; `work-approved` tells its payer and who did it; `comment` is one on work of
 * theirs; `due-soon` comes the day before a task of theirs is due, `overdue` the day after.
 */
export const noticeKinds = [
  'mention',
  'assignment',
  'submission',
  'rejection',
  'acceptance',
  'work-approved',
  'comment',
  'due-soon',
  'overdue',
  'approval',
  'approved',
  'refused',
  'paid',
  'unpaid',
  'alert',
  'return-soon',
  'return-due',
  'newcomer',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How a notice comes: by mail at once, or in a digest, and under the bell with either; under the bell alone; not at all. */
export const noticeWays = ['at-once', 'digest', 'bell', 'never'] as const;
export type NoticeWay = (typeof noticeWays)[number];

/** How often what waits for a digest is mailed; weekly on the first day of the workspace’s week. */
export const digests = ['daily', 'weekly', 'never'] as const;
