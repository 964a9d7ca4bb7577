import type { PreferenceName, PreferenceValue } from '../boot/preferences.ts';
import { setPreference } from './preferences.ts';

/** Names what was chosen, until the login: it may lead to another site and back. */
const key = 'kazi.chosen';

/** Chooses before the login: newer than what the account of who logs in has. */
export function chooseBeforeLogin<Name extends PreferenceName>(
  name: Name,
  value: PreferenceValue<Name>,
): void {
  setPreference(name, value);
  try {
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''} ${name}`);
  } catch {
    // A browser that forbids storage shows the choice until the login.
  }
}

/** What was chosen in this tab before the login, the first time it is asked for. */
export function takeChosenBeforeLogin(): ReadonlySet<string> {
  try {
    const names = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return new Set(names.split(' '));
  } catch {
    return new Set();
  }
}
