import type { Project } from '@kazi/contract/organisation';

/** Every status a project can have, from first to last. */
export const projectStatuses = [
  'planned',
  'active',
  'paused',
  'finished',
] as const satisfies Project['status'][];
