import type { Preference } from '@kazi/contract/identity';
import type { PreferenceRow } from './queries.ts';

/** What holds until somebody prefers something else. */
const defaults: Omit<Preference, 'id' | 'user'> = {
  skin: 'system',
  language: 'en',
  direction: 'auto',
  menuCollapsed: false,
  selectedProfile: null,
  bookmarks: [],
  mailOnMention: true,
  mailOnAssignment: true,
  mailOnPayment: true,
};

export function presentPreference(row: PreferenceRow): Preference {
  return { ...defaults, ...row.settings, id: row.id, user: row.user_id };
}
