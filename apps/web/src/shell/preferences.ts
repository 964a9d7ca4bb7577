import { useSyncExternalStore } from 'react';
import {
  applyPreferences,
  type PreferenceName,
  type Preferences,
  type PreferenceValue,
  type ResolvedPreferences,
  readPreferences,
  registry,
  resolvePreferences,
  storePreference,
} from '../boot/preferences.ts';

interface State {
  chosen: Preferences;
  resolved: ResolvedPreferences;
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let state = stateOf(readPreferences());

function stateOf(chosen: Preferences): State {
  return { chosen, resolved: resolvePreferences(chosen, systemDark.matches) };
}

function publish(chosen: Preferences): void {
  state = stateOf(chosen);
  applyPreferences(document.documentElement, state.resolved);
  for (const listener of listeners) listener();
}

systemDark.addEventListener('change', () => publish(state.chosen));
addEventListener('storage', ({ key }) => {
  if (Object.values(registry).some((preference) => preference.key === key)) publish(readPreferences());
});

/** Chooses, keeps the choice on this device, and shows it at once. */
export function setPreference<Name extends PreferenceName>(name: Name, value: PreferenceValue<Name>): void {
  if (state.chosen[name] === value) return;
  storePreference(name, value);
  publish({ ...state.chosen, [name]: value });
}

/** What is chosen, with `system` and `auto` as they are. */
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, () => state.chosen);

/** What the choices come to on this device now. */
export const useResolvedPreferences = (): ResolvedPreferences =>
  useSyncExternalStore(subscribe, () => state.resolved);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
