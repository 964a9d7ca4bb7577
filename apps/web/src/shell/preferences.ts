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

/** How a page shows the frame, otherwise than it was chosen. */
export interface LayoutOverride extends Partial<Pick<ResolvedPreferences, 'menu' | 'layout' | 'width'>> {
  /** Without any menu. */
  bare?: true;
}

interface State {
  chosen: Preferences;
  override: LayoutOverride;
  resolved: ResolvedPreferences & LayoutOverride;
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const state = createStore(stateOf(readPreferences(), {}));

function stateOf(chosen: Preferences, override: LayoutOverride): State {
  return { chosen, override, resolved: { ...resolvePreferences(chosen, systemDark.matches), ...override } };
}

function publish(chosen: Preferences, override = state.get().override): void {
  const next = stateOf(chosen, override);
  const root = document.documentElement;
  applyPreferences(root, next.resolved);
  root.toggleAttribute('data-bare', override.bare === true);
  state.set(next);
}

systemDark.addEventListener('change', () => publish(state.get().chosen));
addEventListener('storage', ({ key }) => {
  if (Object.values(registry).some((preference) => preference.key === key)) publish(readPreferences());
});

/** Shows the frame otherwise until it is set to `{}`. What was chosen, and is kept on this device, stays as it is. */
export const setLayoutOverride = (override: LayoutOverride): void => publish(state.get().chosen, override);

/** Chooses, keeps the choice on this device, and shows it at once, also where a page had overridden it. */
export function setPreference<Name extends PreferenceName>(name: Name, value: PreferenceValue<Name>): void {
  const { chosen, override, resolved } = state.get();
  if (chosen[name] === value && (!(name in override) || resolved[name] === value)) return;
  storePreference(name, value);
  publish({ ...chosen, [name]: value }, name in override ? { ...override, [name]: value } : override);
}

/** What is chosen, with `system` and `auto` as they are. */
export const usePreferences = (): Preferences => useStore(state, ({ chosen }) => chosen);

/** What the choices come to on this device now, with what the open page overrides. */
export const useResolvedPreferences = (): State['resolved'] => useStore(state, ({ resolved }) => resolved);
