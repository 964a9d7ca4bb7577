/** How newcomers come in: at once, once a manager of people lets them in, or by invitation alone. */
export const admissions = ['open', 'approval', 'invitation'] as const;
export type Admission = (typeof admissions)[number];

/** Every status a user can have: a pending one has not confirmed their address, a waiting one has, and is not let in yet. */
export const userStatuses = ['active', 'waiting', 'pending', 'suspended'] as const;
