import { useEffect, useRef } from 'react';
import { useDrag, useDragParts } from './context.ts';
import { gripProps, handleProps, itemProps } from './elements.ts';
import { listOf, othersIn } from './lists.ts';

/**
 * Makes an element an item of the list it stands in: spread `item` on it, `handle` on what of it a pointer takes hold
 * of, and `grip` on what has its keys.
 */
export function useDragItem<Element extends HTMLElement>(key: string, { disabled = false } = {}) {
  const { drag, rules, keysId } = useDragParts();
  const element = useRef<Element>(null);

  const draggedBy = useDrag((moving) => (moving?.item === key ? moving.by : undefined));
  const lands = useDrag((moving) => {
    const list = moving?.to && listOf(rules().lists, moving.to);
    if (!moving?.to || !list) return undefined;
    const others = othersIn(list, moving.item);
    if (others[moving.to.at]?.key === key) return 'before';
    return moving.to.at === others.length && others.at(-1)?.key === key ? 'after' : undefined;
  });

  useEffect(() => {
    if (lands && drag.get()?.by === 'keyboard')
      element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [lands, drag]);

  return {
    item: { ref: element, ...itemProps(key), 'data-dragged': draggedBy, 'data-lands': lands },
    handle: disabled ? {} : handleProps(key),
    grip: disabled ? {} : gripProps(key, keysId),
  };
}
