import { allUsers, getUser, listUsers } from '@kazi/simulation/users';

/** The calls that answer otherwise once a user has changed. */
export const userCalls = [allUsers, getUser, listUsers] as const;
