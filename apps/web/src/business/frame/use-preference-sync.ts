import type { Preference } from '@kazi/contract/identity';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Preferences, registry } from '../../boot/preferences.ts';
import { takeChosenBeforeLogin } from '../../shell/chosen-before-login.ts';
import { setPreference, usePreferences } from '../../shell/preferences.ts';
import { hearLetters } from '../../shell/shortcuts/key-name.ts';
import { useChangePreferences, useServerPreferences } from '../identity/preferences/server-preferences.ts';

/** Preferences that are the same on every device; the others belong to this device alone. */
const names = ['skin', 'accent', 'language', 'dateFormat', 'clock', 'direction', 'menu'] as const;
type Look = Pick<Preferences, (typeof names)[number]>;

const lookOf = ({ skin, accent, menuCollapsed, ...kept }: Preference): Look => ({
  skin,
  // What is kept may be of a brand that no longer has it.
  accent: registry.accent.values.find((name) => name === accent) ?? registry.accent.values[0],
  language: kept.language,
  dateFormat: kept.dateFormat,
  clock: kept.clock,
  direction: kept.direction,
  menu: menuCollapsed ? 'collapsed' : 'open',
});

/**
 * Keeps the look the same on every device: what the server knows is taken up once it is here, and what is
 * changed on this device is sent to the server. Only that, since another device may have changed the rest.
 */
export function usePreferenceSync(): void {
  const { data: kept } = useServerPreferences();
  const { run } = useChangePreferences();
  const { skin, accent, language, dateFormat, clock, direction, menu } = usePreferences();
  useEffect(() => hearLetters(kept?.letterKeys ?? true), [kept?.letterKeys]);
  const look: Look = { skin, accent, language, dateFormat, clock, direction, menu };
  const [first] = useState(look);
  /** What this device took from the server or sent to it. */
  const settled = useRef(look);

  const send = (now: Look) => {
    const before = settled.current;
    const change = differing(now, before);
    if (!kept || Object.keys(change).length === 0) return;
    settled.current = now;
    const { menu, ...given } = change;
    void run({ id: kept.id, ...given, ...(menu && { menuCollapsed: menu === 'collapsed' }) }).then(
      (saved) => {
        if (!saved) settled.current = { ...settled.current, ...differing(before, now) };
      },
    );
  };

  const takeUp = useEffectEvent(() => {
    if (!kept) return;
    settled.current = lookOf(kept);
    // What was chosen before the login, or while the server's answer was on its way, is newer than the answer.
    const newest = {
      ...settled.current,
      ...chosenOf(look, takeChosenBeforeLogin()),
      ...differing(look, first),
    };
    const take = <Name extends keyof Look>(name: Name) => setPreference(name, newest[name]);
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
    sendChange({ skin, accent, language, dateFormat, clock, direction, menu });
  }, [skin, accent, language, dateFormat, clock, direction, menu]);
}

/** The part of a look that was chosen. */
const chosenOf = (look: Look, chosen: ReadonlySet<string>): Partial<Look> =>
  Object.fromEntries(Object.entries(look).filter(([name]) => chosen.has(name)));

/** What is different in one look from another. */
function differing(now: Look, other: Look): Partial<Look> {
  const change: Partial<Look> = {};
  const take = <Name extends keyof Look>(name: Name) => {
    if (now[name] !== other[name]) change[name] = now[name];
  };
  for (const name of names) take(name);
  return change;
}
