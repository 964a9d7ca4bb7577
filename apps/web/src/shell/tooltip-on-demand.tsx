import { type RefObject, useEffect, useState } from 'react';
import { fetchOnce } from './fetch-once.ts';

const tooltip = fetchOnce(async () => (await import('./opened.tsx')).PointedTooltip);

interface TooltipOnDemandProps {
  /** What it explains. */
  target: RefObject<HTMLElement | null>;
  label: string;
  position?: 'right';
  openDelay?: number;
}

/** A tooltip whose code is fetched when a pointer first comes to what it explains. */
export function TooltipOnDemand({ target, ...props }: TooltipOnDemandProps) {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const near = () =>
      void tooltip.load().then(
        () => setNear(!stop.signal.aborted),
        () => undefined,
      );
    target.current?.addEventListener('pointerenter', near, { signal: stop.signal });
    return () => stop.abort();
  }, [target]);
  const Tooltip = isNear && tooltip.get();
  return Tooltip && <Tooltip target={target} {...props} />;
}
