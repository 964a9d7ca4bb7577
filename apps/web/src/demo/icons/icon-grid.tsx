import { useElementSize, useMergedRef } from '@mantine/hooks';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useArrowDirection } from '../../shell/drag/use-arrow-direction.ts';
import { IconCell } from './icon-cell.tsx';
import classes from './icon-grid.module.css';
import type { IconStyle } from './icon-set.ts';
import { nextCell } from './next-cell.ts';
import type { FoundIcon } from './search.ts';

/** The least width of a cell, and the height of a row. */
const cell = { inlineSize: 108, blockSize: 92 };

interface IconGridProps {
  icons: readonly FoundIcon[];
  iconStyle: IconStyle;
}

/** Icons in rows, of which only those in sight are in the document. One of them is reached by Tab, the others by arrows. */
export function IconGrid({ icons, iconStyle }: IconGridProps) {
  const { t } = useTranslation('showcase');
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: measured, width, height } = useElementSize();
  const columns = Math.max(1, Math.floor(width / cell.inlineSize));
  const [current, setCurrent] = useState(0);
  const currentRow = Math.floor(current / columns);
  // Until it is known how many stand in a row, none is drawn: it would be drawn in another row again, without its focus.
  const rowCount = width === 0 ? 0 : Math.ceil(icons.length / columns);
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => cell.blockSize,
    overscan: 2,
    // The icon that has the focus stays in the document however far the grid is scrolled.
    rangeExtractor: (range) => [
      ...new Set([...defaultRangeExtractor(range), ...(currentRow < rowCount ? [currentRow] : [])]),
    ],
  });
  const arrowOf = useArrowDirection();

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey } = event;
    const rows = Math.max(1, Math.floor(height / cell.blockSize));
    const next = nextCell(
      { key, ctrlKey, arrow: arrowOf(key) },
      { at: current, count: icons.length, columns, rows },
    );
    if (next === undefined) return;
    event.preventDefault();
    flushSync(() => setCurrent(next));
    scroller.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
  }

  return (
    <div ref={useMergedRef(scroller, measured)} className={classes.scroller}>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be drawn a few rows at a time */}
      <div
        role="grid"
        aria-label={t('icons.grid')}
        aria-rowcount={rowCount}
        aria-colcount={columns}
        className={classes.grid}
        style={{ blockSize: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {virtualizer.getVirtualItems().map(({ index: row, start }) => (
          // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: its cells are what is focused
          <div
            key={row}
            role="row"
            aria-rowindex={row + 1}
            className={classes.row}
            style={{
              transform: `translateY(${start}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {icons.slice(row * columns, (row + 1) * columns).map((icon, column) => (
              <IconCell
                key={icon.name}
                {...icon}
                iconStyle={iconStyle}
                index={row * columns + column}
                column={column}
                isCurrent={row * columns + column === current}
                onFocus={() => setCurrent(row * columns + column)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
