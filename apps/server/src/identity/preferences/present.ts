import { cents } from '@kazi/contract/cents';
import type { Preference } from '@kazi/contract/identity';
import type { PreferenceRow } from './queries.ts';

/** What holds for a user who has set nothing else. */
export const defaultPreferences: Omit<Preference, 'id' | 'user'> = {
  skin: 'system',
  accent: null,
  language: 'en',
  direction: 'auto',
  menuCollapsed: false,
  selectedProfile: null,
  bookmarks: [],
  mailOnMention: true,
  mailOnAssignment: true,
  mailOnPayment: true,
  confirmRewardsFrom: cents(5_000_00),
};

export function presentPreference(row: PreferenceRow): Preference {
  return { ...defaultPreferences, ...row.settings, id: row.id, user: row.user_id };
}
