import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Row } from './rows.ts';

interface RowWindow {
  rows: readonly Row[];
  /** Index of the row that the keys go to; -1 where there is none. */
  activeAt: number;
  isPhone: boolean;
  /** Groups that have come into sight. */
  onSight: (groups: readonly string[]) => void;
}

const rowHeight = 44;
const phoneRowHeight = 76;
const failedHeight = 260;

/** Keeps only the rows in sight in the document. */
export function useRowWindow({ rows, activeAt, isPhone, onSight }: RowWindow) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => {
      if (rows[at]?.kind === 'failed') return failedHeight;
      return isPhone && rows[at]?.kind === 'task' ? phoneRowHeight : rowHeight;
    },
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: 10,
    scrollPaddingStart: rowHeight,
    // The row with the focus stays in the document however far the list is scrolled.
    rangeExtractor: (range: Range) =>
      activeAt < 0
        ? defaultRangeExtractor(range)
        : [...new Set([...defaultRangeExtractor(range), activeAt])].sort((one, other) => one - other),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are as high as the screen is wide
  useEffect(() => virtualizer.measure(), [isPhone]);

  const items = virtualizer.getVirtualItems();
  const inSight = [...new Set(items.flatMap(({ index }) => rows[index]?.group.key ?? []))].join('\n');
  const tell = useEffectEvent(onSight);
  useEffect(() => {
    if (items.length > 0) tell(inSight.split('\n'));
  }, [inSight, items.length]);

  return { scroller, virtualizer, items };
}
