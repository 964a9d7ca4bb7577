import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `next` every `everyMs` while playing; waits while the pointer or the focus is in what `hold` is spread on.
 * Begins stopped where the device asks for less motion.
 */
export function useAutoplay(everyMs: number | undefined, next: () => void) {
  const isReduced = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [isPlaying, setPlaying] = useState(everyMs !== undefined && !isReduced);
  const [isHeld, setHeld] = useState(false);
  const goOn = useEffectEvent(next);
  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setInterval(() => goOn(), everyMs);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, everyMs]);
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return { isPlaying, setPlaying, hold };
}
