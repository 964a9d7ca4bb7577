import { useEffect, useEffectEvent } from 'react';
import { register, type Shortcut } from './registry.ts';

interface ShortcutOptions extends Required<Shortcut> {
  /** False where it is of no use now, or not allowed. */
  enabled?: boolean;
}

/** A shortcut that works while the component is shown, and is listed under `?` as long. */
export function useShortcut({ keys, label, group, run, enabled = true }: ShortcutOptions): void {
  const onRun = useEffectEvent(run);
  useEffect(() => {
    if (!enabled) return;
    return register({ keys, label, group, run: () => onRun() });
  }, [keys, label, group, enabled]);
}
