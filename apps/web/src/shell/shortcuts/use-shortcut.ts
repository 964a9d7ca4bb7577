import { useEffect, useEffectEvent } from 'react';
import { useLatest } from '../use-latest.ts';
import { register, restKeys, type Shortcut } from './registry.ts';

interface ShortcutOptions extends Shortcut {
  run: () => void;
  /** False where it is of no use now, or not allowed. */
  enabled?: boolean;
}

/** A shortcut that works while the component is shown, and is listed under `?` as long. */
export function useShortcut({ run, offeredAs, enabled = true, ...shortcut }: ShortcutOptions): void {
  const { keys, arrows, label, group, within, isGlobal, isOffered } = shortcut;
  const onRun = useEffectEvent(run);
  const isNamed = offeredAs !== undefined;
  // The palette asks while it is drawn, when no event may be called.
  const offer = useLatest(offeredAs);
  useEffect(() => {
    if (!enabled) return;
    return register({
      ...{ keys, arrows, label, group, within, isGlobal, isOffered },
      ...(isNamed && { offeredAs: () => offer.current?.() }),
      run: () => onRun(),
    });
  }, [keys, arrows, label, group, within, isGlobal, isOffered, isNamed, offer, enabled]);
}

/** `useShortcut` as a component, for shortcuts that come from a list. */
export function Key(shortcut: ShortcutOptions): null {
  useShortcut(shortcut);
  return null;
}

/** The `fallback` of a dialog whose code is fetched: what is typed meanwhile is meant for the dialog, and does nothing to the page. */
export function KeysRest(): null {
  useEffect(restKeys, []);
  return null;
}
