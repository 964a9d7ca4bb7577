import { type TaskSort, taskSorts } from '@kazi/contract/work';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconArrowDown from '#icons/IconArrowDown';
import IconArrowUp from '#icons/IconArrowUp';
import type { Selection } from '../bulk/use-selection.ts';
import { type Column, reversed } from './columns.ts';
import { roles } from './grid-roles.ts';
import classes from './list.module.css';
import { tracksOf } from './use-columns.ts';

interface ListHeaderProps {
  columns: readonly Column[];
  sort: TaskSort;
  onSort: (sort: TaskSort) => void;
  selection: Selection;
}

/** Names of the columns, which sort by them, and the box that selects all. */
export function ListHeader({ columns, sort, onSort, selection }: ListHeaderProps) {
  const { t } = useTranslation('work');
  const { selected, isAll } = selection;
  return (
    <thead {...roles.rowGroup} className={classes.head}>
      <tr
        {...roles.row}
        aria-rowindex={1}
        className={classes.headRow}
        style={{ gridTemplateColumns: tracksOf(columns) }}
      >
        <th {...roles.columnHeader} className={classes.box}>
          <Checkbox
            size="xs"
            aria-label={t('list.selectAll')}
            checked={isAll}
            indeterminate={selected.size > 0 && !isAll}
            onChange={() => (isAll ? selection.clear() : selection.all())}
          />
        </th>
        {columns.map((column) => (
          <ColumnHead key={column.name} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

interface ColumnHeadProps {
  column: Column;
  sort: TaskSort;
  onSort: (sort: TaskSort) => void;
}

function ColumnHead({ column: { name, sort: ownSort, isSign }, sort, onSort }: ColumnHeadProps) {
  const { t } = useTranslation('work');
  const isSorted = ownSort !== undefined && (sort === ownSort || sort === reversed(ownSort, taskSorts));
  const isDown = sort.startsWith('-');
  const label = t(`field.${name}`);
  return (
    <th
      {...roles.columnHeader}
      className={classes.columnHead}
      data-column={name}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
    >
      {isSign ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : ownSort ? (
        <button
          type="button"
          className={classes.sortButton}
          onClick={() => onSort(isSorted ? reversed(sort, taskSorts) : ownSort)}
        >
          {label}
          {isSorted &&
            (isDown ? (
              <IconArrowDown size={14} aria-hidden="true" />
            ) : (
              <IconArrowUp size={14} aria-hidden="true" />
            ))}
        </button>
      ) : (
        label
      )}
    </th>
  );
}
