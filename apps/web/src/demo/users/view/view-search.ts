import { oneOf } from '../../../shell/search-params.ts';

export const userTabs = ['account', 'security', 'billing', 'notifications'] as const;
type UserTab = (typeof userTabs)[number];

/** Which of a user's tabs is open; the first where none is named. */
export interface ViewSearch {
  tab?: UserTab | undefined;
}

/** Reads it from the address. */
export const readViewSearch = (search: Record<string, unknown>): ViewSearch => ({
  tab: oneOf(search.tab, userTabs),
});
