import type { Preference } from '@kazi/contract/identity';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Preferences, registry } from '../../boot/preferences.ts';
import { setPreference, usePreferences } from '../../shell/preferences.ts';
import { useChangePreferences, useServerPreferences } from '../identity/preferences/server-preferences.ts';

/** Preferences that are the same on every device; the others belong to this device alone. */
const names = ['skin', 'accent', 'language', 'direction', 'menu'] as const;
type Look = Pick<Preferences, (typeof names)[number]>;

const lookOf = ({ skin, accent, language, direction, menuCollapsed }: Preference): Look => ({
  skin,
  // What is kept may be of a brand that no longer has it.
  accent: registry.accent.values.find((name) => name === accent) ?? registry.accent.values[0],
  language,
  direction,
  menu: menuCollapsed ? 'collapsed' : 'open',
});

/**
 * Keeps the look the same on every device: what the server knows is taken up once it is here, and what is
 * changed on this device is sent to the server.
 */
export function usePreferenceSync(): void {
  const { data: kept } = useServerPreferences();
  const { mutate } = useChangePreferences();
  const { skin, accent, language, direction, menu } = usePreferences();
  const look: Look = { skin, accent, language, direction, menu };
  const [first] = useState(look);

  const send = (now: Look) => {
    if (!kept) return;
    const known = lookOf(kept);
    if (names.every((name) => known[name] === now[name])) return;
    const { menu, ...given } = now;
    mutate({ id: kept.id, ...given, menuCollapsed: menu === 'collapsed' });
  };

  const takeUp = useEffectEvent(() => {
    if (!kept) return;
    const newest = lookOf(kept);
    const take = <Name extends keyof Look>(name: Name) => {
      // What was chosen while the server's answer was on its way is newer than the answer.
      if (look[name] !== first[name]) newest[name] = look[name];
      setPreference(name, newest[name]);
    };
    for (const name of names) take(name);
    send(newest);
  });
  // Only when they first arrive: afterwards this device is what changes them.
  const hasArrived = kept !== undefined;
  useEffect(() => {
    if (hasArrived) takeUp();
  }, [hasArrived]);

  const sendChange = useEffectEvent(send);
  useEffect(() => {
    sendChange({ skin, accent, language, direction, menu });
  }, [skin, accent, language, direction, menu]);
}
