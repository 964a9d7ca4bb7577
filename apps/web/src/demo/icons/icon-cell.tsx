import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCopyText } from '../parts/use-copy-text.ts';
import classes from './icon-grid.module.css';
import { componentOf, drawingsQuery, type IconStyle, importOf, perFile } from './icon-set.ts';
import type { FoundIcon } from './search.ts';

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
export function IconCell({ name, at, iconStyle, index, column, isCurrent, onFocus }: IconCellProps) {
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
        <span className={classes.name}>{name}</span>
      </button>
    </div>
  );
}
