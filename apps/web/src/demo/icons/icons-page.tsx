import { EmptyState } from '@kazi/ui/empty-state';
import { Row, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, Switch } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import IconSearchOff from '#icons/IconSearchOff';
import { useArrowDirection } from '../../shell/drag/use-arrow-direction.ts';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { SearchField } from '../../shell/page/search-field.tsx';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { useCopyText } from '../parts/use-copy-text.ts';
import {
  componentOf,
  drawingsQuery,
  type FoundIcon,
  findIcons,
  type IconStyle,
  importOf,
  namesQuery,
  nextCell,
  perFile,
  tagsQuery,
} from './icon-set.ts';
import classes from './icons-page.module.css';

interface IconsSearch {
  q?: string | undefined;
  filled?: true | undefined;
}

const none = {};

/** Every icon there is, to look for and to copy. */
export function IconsPage({ search: { q = '', filled } }: { search: IconsSearch }) {
  const { t } = useTranslation(['demo', 'showcase']);
  const locale = useLocale();
  const change = useChangeSearch<IconsSearch>();
  const { data: names, error, refetch } = useQuery(namesQuery);
  // Names are enough until one looks for something.
  const { data: tags = none } = useQuery({ ...tagsQuery, enabled: q !== '' });
  const iconStyle: IconStyle = filled ? 'filled' : 'outline';
  const found = useMemo(() => findIcons(names?.[iconStyle] ?? [], tags, q), [names, iconStyle, tags, q]);
  return (
    <Page title={t('pages.icons')} description={t('showcase:icons.description')} width="full">
      <Row lineGap={12} gap={20} wrap className={classes.bar}>
        <search className={classes.search}>
          <SearchField
            label={t('showcase:icons.search')}
            value={q}
            onSearch={(words) => change({ q: words })}
          />
        </search>
        <Switch
          label={t('showcase:icons.filled')}
          checked={filled === true}
          onChange={({ currentTarget }) => change({ filled: currentTarget.checked || undefined })}
        />
        <p role="status" className={classes.count}>
          {names &&
            t('showcase:icons.found', { count: found.length, number: found.length.toLocaleString(locale) })}
        </p>
      </Row>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!names && !error && <SkeletonRows rows={8} height={92} label={t('showcase:icons.loading')} />}
      {names && found.length === 0 && (
        <EmptyState
          icon={<IconSearchOff size={24} stroke={1.6} />}
          title={t('showcase:icons.none')}
          message={t('showcase:icons.noneMessage')}
          action={
            <Button variant="default" onClick={() => change({ q: undefined })}>
              {t('showcase:icons.clear')}
            </Button>
          }
        />
      )}
      {found.length > 0 && (
        <div data-fills-page className={classes.frame}>
          <IconGrid key={`${iconStyle} ${q}`} icons={found} iconStyle={iconStyle} />
        </div>
      )}
    </Page>
  );
}

/** The least width of a cell, and the height of a row. */
const cell = { inlineSize: 108, blockSize: 92 };

interface IconGridProps {
  icons: readonly FoundIcon[];
  iconStyle: IconStyle;
}

/** Icons in rows, of which only those in sight are in the document. One of them is reached by Tab, the others by arrows. */
function IconGrid({ icons, iconStyle }: IconGridProps) {
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

interface IconCellProps extends FoundIcon {
  iconStyle: IconStyle;
  /** Where it stands among those found. */
  index: number;
  column: number;
  /** The one that Tab leads to. */
  isCurrent: boolean;
  onFocus: () => void;
}

/** One icon with its name. Choosing it copies the line that imports it. */
function IconCell({ name, at, iconStyle, index, column, isCurrent, onFocus }: IconCellProps) {
  const { t } = useTranslation('showcase');
  const copyText = useCopyText();
  const { data, isError } = useQuery(drawingsQuery(iconStyle, Math.floor(at / perFile)));
  const paths = data?.[at % perFile];
  const copy = () =>
    copyText(importOf(name, iconStyle), { done: t('icons.copied', { name: componentOf(name, iconStyle) }) });
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: its button is what is focused
    <div role="gridcell" aria-colindex={column + 1}>
      <button
        type="button"
        className={classes.cell}
        dir="ltr"
        data-at={index}
        tabIndex={isCurrent ? 0 : -1}
        title={name}
        onFocus={onFocus}
        onClick={copy}
      >
        <svg
          viewBox="0 0 24 24"
          className={classes.drawing}
          data-style={iconStyle}
          data-missing={isError || undefined}
          aria-hidden="true"
        >
          {paths?.map((path) => (
            <path key={path.d} {...path} />
          ))}
        </svg>
        <Text as="span" tone="muted" cut className={classes.name}>
          {name}
        </Text>
      </button>
    </div>
  );
}
