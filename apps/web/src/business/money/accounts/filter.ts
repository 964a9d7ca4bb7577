import type { Account, Entry } from '@kazi/contract/money';
import { directions, transferKinds } from '@kazi/contract/money/words';
import { oneOf } from '../../../shell/search-params.ts';

/** What the history shows; the primary account and everything of it where nothing is said. */
export interface HistoryFilter {
  account?: Extract<Account['kind'], 'on-hold'> | undefined;
  direction?: Entry['direction'] | undefined;
  kind?: Entry['kind'] | undefined;
}

/** Reads the filter from the address. */
export const readFilter = (search: Record<string, unknown>): HistoryFilter => ({
  account: oneOf(search.account, ['on-hold']),
  direction: oneOf(search.direction, directions),
  kind: oneOf(search.kind, transferKinds),
});
