import {
  type Plan,
  plans,
  type UserColumn,
  type UserRole,
  type UserStatus,
  userColumns,
  userRoles,
  userStatuses,
} from '@kazi/simulation/users';
import { count, oneOf, someOf, text } from '../../../shell/search-params.ts';

/** Columns that may be hidden. */
export const hideable = ['role', 'currentPlan', 'billing', 'status'] as const;
export type Hideable = (typeof hideable)[number];

/** What narrows and orders a list of users, and which columns are hidden; it lives in the address. */
export interface UserSearch {
  q?: string | undefined;
  role?: UserRole | undefined;
  plan?: Plan | undefined;
  status?: UserStatus | undefined;
  sortColumn?: UserColumn | undefined;
  sort?: 'asc' | 'desc' | undefined;
  page?: number | undefined;
  perPage?: number | undefined;
  hide?: Hideable[] | undefined;
}

/** Reads it from the address. */
export const readUserSearch = (search: Record<string, unknown>): UserSearch => ({
  q: text(search.q),
  role: oneOf(search.role, userRoles),
  plan: oneOf(search.plan, plans),
  status: oneOf(search.status, userStatuses),
  sortColumn: oneOf(search.sortColumn, userColumns),
  sort: oneOf(search.sort, ['asc', 'desc']),
  page: count(search.page),
  perPage: count(search.perPage),
  hide: someOf(search.hide, hideable),
});
