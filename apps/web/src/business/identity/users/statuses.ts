import type { User } from '@kazi/contract/identity';

/** Every status a person can have. */
export const userStatuses = ['active', 'waiting', 'pending', 'suspended'] as const satisfies User['status'][];
