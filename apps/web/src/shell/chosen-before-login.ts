import type { PreferenceName, PreferenceValue } from '../boot/preferences.ts';
import { tabStorage } from '../boot/storage.ts';
import { setPreference } from './preferences.ts';

/** Names what was chosen, until the login: it may lead to another site and back. */
const key = 'kazi.chosen';

/** Chooses before the login: newer than what the account of who logs in has. */
export function chooseBeforeLogin<Name extends PreferenceName>(
  name: Name,
  value: PreferenceValue<Name>,
): void {
  setPreference(name, value);
  tabStorage.set(key, `${tabStorage.get(key) ?? ''} ${name}`);
}

/** What was chosen in this tab before the login, the first time it is asked for. */
export function takeChosenBeforeLogin(): ReadonlySet<string> {
  const names = tabStorage.get(key) ?? '';
  tabStorage.remove(key);
  return new Set(names.split(' '));
}
