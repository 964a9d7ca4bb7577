import { type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import classes from './carried.module.css';
import type { DragStore } from './store.ts';

interface CarriedProps {
  drag: DragStore;
  draw: (item: string) => ReactNode;
  /** Puts it where the pointer is. */
  place: Ref<HTMLDivElement>;
}

/** What follows the pointer while an item is dragged by it. */
export function Carried({ drag, draw, place }: CarriedProps) {
  const item = useSyncExternalStore(drag.subscribe, () => {
    const moving = drag.get();
    return moving?.by === 'pointer' ? moving.item : undefined;
  });
  if (!item) return null;
  return createPortal(
    <div ref={place} className={classes.carried} inert>
      {draw(item)}
    </div>,
    document.body,
  );
}
