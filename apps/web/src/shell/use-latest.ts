import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What was drawn last, for functions that stay the same while what they use changes: handlers in a context, callbacks of a
 * library. It is never read while drawing. Effects have `useEffectEvent`.
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
