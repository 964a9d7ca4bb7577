/** Every status a project can have, from first to last. */
export const projectStatuses = ['planned', 'active', 'paused', 'finished'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** What an app can be. */
export const appKinds = ['web', 'mobile', 'desktop', 'service', 'operations', 'other'] as const;
