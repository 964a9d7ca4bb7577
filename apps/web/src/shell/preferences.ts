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
import { createStore, useStore } from './store.ts';

interface State {
  chosen: Preferences;
  resolved: ResolvedPreferences;
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const state = createStore(stateOf(readPreferences()));

function stateOf(chosen: Preferences): State {
  return { chosen, resolved: resolvePreferences(chosen, systemDark.matches) };
}

function publish(chosen: Preferences): void {
  const next = stateOf(chosen);
  applyPreferences(document.documentElement, next.resolved);
  state.set(next);
}

systemDark.addEventListener('change', () => publish(state.get().chosen));
addEventListener('storage', ({ key }) => {
  if (Object.values(registry).some((preference) => preference.key === key)) publish(readPreferences());
});

/** Chooses, keeps the choice on this device, and shows it at once. */
export function setPreference<Name extends PreferenceName>(name: Name, value: PreferenceValue<Name>): void {
  const { chosen } = state.get();
  if (chosen[name] === value) return;
  storePreference(name, value);
  publish({ ...chosen, [name]: value });
}

/** What is chosen, with `system` and `auto` as they are. */
export const usePreferences = (): Preferences => useStore(state, ({ chosen }) => chosen);

/** What the choices come to on this device now. */
export const useResolvedPreferences = (): ResolvedPreferences => useStore(state, ({ resolved }) => resolved);
