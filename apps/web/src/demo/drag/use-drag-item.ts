import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useDragParts } from './context.ts';
import { itemProps } from './pointed.ts';

/**
 * Makes an element an item of the list it stands in: spread `item` on it, `handle` on what of it a pointer takes hold
 * of, and `grip` on what has its keys.
 */
export function useDragItem<Element extends HTMLElement>(key: string, { disabled = false } = {}) {
  const { drag, lists, keysId } = useDragParts();
  const element = useRef<Element>(null);

  const isDragged = useSyncExternalStore(drag.subscribe, () => drag.get()?.item === key);
  const lands = useSyncExternalStore(drag.subscribe, () => {
    const moving = drag.get();
    const list = moving?.to && lists().find(({ key: own }) => own === moving.to?.list);
    if (!moving?.to || !list) return undefined;
    const others = list.items.filter((other) => other.key !== moving.item);
    if (others[moving.to.at]?.key === key) return 'before';
    return moving.to.at === others.length && others.at(-1)?.key === key ? 'after' : undefined;
  });

  useEffect(() => {
    if (lands && drag.get()?.by === 'keyboard')
      element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [lands, drag]);

  return {
    item: {
      ref: element,
      ...itemProps(key),
      'data-dragged': isDragged || undefined,
      'data-lands': lands,
    },
    handle: disabled ? {} : { 'data-drag-handle': key },
    grip: disabled ? {} : { 'data-drag-grip': key, 'aria-describedby': keysId },
  };
}
