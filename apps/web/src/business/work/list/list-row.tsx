import type { TaskCard } from '@kazi/contract/work';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { type HTMLAttributes, memo, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import IconPencil from '#icons/IconPencil';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { useIsPhone } from '../../../shell/use-is-phone.ts';
import { StatusGlyph } from '../../status.tsx';
import { PriorityMark } from '../fields/marks.tsx';
import { CellEditor, CellValue, TitleLink } from './cells.tsx';
import { type ColumnName, isEditable } from './columns.ts';
import type { GroupNames, Row as ListedRow } from './groups.tsx';
import classes from './list.module.css';
import { type CellColumn, type CellPlace, roles, useList } from './list-context.ts';

interface ListRowProps {
  row: ListedRow;
  isPhone: boolean;
  isSelected: boolean;
  active: CellColumn | undefined;
  isEditing: boolean;
  names: GroupNames;
  onFold: (group: string) => void;
}

/** A row of any kind. */
export function ListRow({ row, isPhone, names, onFold, ...cell }: ListRowProps) {
  switch (row.kind) {
    case 'task':
      return isPhone ? (
        <PhoneRow rowKey={row.key} task={row.task} {...cell} />
      ) : (
        <TaskRow rowKey={row.key} task={row.task} {...cell} />
      );
    case 'group':
      return (
        <GroupRow
          row={row}
          active={cell.active}
          name={names(row.group.key)}
          onFold={() => onFold(row.group.key)}
        />
      );
    case 'loading':
      return <LoadingRow />;
    case 'failed':
      return (
        <WholeRow className={classes.failed}>
          <FailedState error={row.list.error} onRetry={row.list.retry} />
        </WholeRow>
      );
    case 'more':
      return <MoreRow onSight={row.list.loadMore} />;
  }
}

/** The one cell of a row that is no task, as wide as all columns. */
function WholeRow(cell: HTMLAttributes<HTMLTableCellElement>) {
  const { columns } = useList();
  const isPhone = useIsPhone();
  return <td {...roles.cell} aria-colspan={isPhone ? undefined : columns.length + 1} {...cell} />;
}

function LoadingRow() {
  const { t } = useTranslation('common');
  return (
    <WholeRow className={classes.loading} aria-label={t('loading')}>
      <i />
      <i />
    </WholeRow>
  );
}

/** Being in sight is what fetches more. */
function MoreRow({ onSight }: { onSight: () => void }) {
  const fetchMore = useEffectEvent(onSight);
  useEffect(() => fetchMore(), []);
  return <LoadingRow />;
}

interface GroupRowProps {
  row: Extract<ListedRow, { kind: 'group' }>;
  active: CellColumn | undefined;
  name: { name: string; mark: ReactNode };
  onFold: () => void;
}

/** Heading of a group; pressing it folds the group. */
function GroupRow({ row, active, name: { name, mark }, onFold }: GroupRowProps) {
  const { t } = useTranslation('work');
  const { activate } = useList();
  const { key, isFolded, count, hasMore } = row;
  return (
    <WholeRow className={classes.group}>
      <button
        type="button"
        className={classes.groupButton}
        tabIndex={active ? 0 : -1}
        aria-expanded={!isFolded}
        onClick={onFold}
        onFocus={() => activate({ row: key, task: '', column: active ?? 'title' })}
      >
        <SpokenAs about={isFolded ? t('list.unfoldGroup', { name }) : t('list.foldGroup', { name })}>
          <IconChevronDown size={16} stroke={1.8} className={classes.chevron} />
          {mark}
          <span>{name}</span>
          <Text as="span" tone="muted" weight={400} tabular>
            {count}
            {hasMore && '+'}
          </Text>
        </SpokenAs>
      </button>
    </WholeRow>
  );
}

/** A task as a card for a narrow screen: the title opens it, the status is changed in place. */
function PhoneRow({ rowKey, task, isSelected, active, isEditing }: TaskRowProps) {
  const { t } = useTranslation('work');
  const { edit, select } = useList();
  const isChangingStatus = isEditing && active === 'status';
  return (
    <td {...roles.cell} tabIndex={active ? 0 : -1} className={classes.phoneRow}>
      <Checkbox
        aria-label={t('list.select', { number: task.number })}
        checked={isSelected}
        onChange={() => select(task, false)}
      />
      <Stack grow className={classes.phoneWords}>
        <CellValue task={task} column="title" />
        <Row gap={8} lineGap={0} wrap size={12} className={classes.phoneDetails}>
          <CellValue task={task} column="number" />
          <PriorityMark priority={task.priority} />
          {task.dueDate && <CellValue task={task} column="dueDate" />}
          <CellValue task={task} column="reward" />
          <CellValue task={task} column="assignees" />
        </Row>
      </Stack>
      {isChangingStatus ? (
        <Editing task={task} column="status" />
      ) : (
        <button
          type="button"
          className={classes.phoneStatus}
          disabled={!isEditable(task, 'status')}
          aria-label={t('list.change', {
            field: t('field.status'),
            number: task.number,
            value: t(`status.${task.status}`),
          })}
          onClick={() => edit({ row: rowKey, task: task._id, column: 'status' })}
        >
          <StatusGlyph status={task.status} size={18} />
        </button>
      )}
    </td>
  );
}

interface TaskRowProps {
  rowKey: string;
  task: TaskCard;
  isSelected: boolean;
  /** The column of the cell that the keys go to, where it is in this row. */
  active: CellColumn | undefined;
  isEditing: boolean;
}

/** A task as a row of the list, each field of it a cell that can be changed in place. */
const TaskRow = memo(function TaskRow({ rowKey, task, isSelected, active, isEditing }: TaskRowProps) {
  const { t } = useTranslation('work');
  const { columns, select, activate } = useList();
  const place = (column: CellColumn): CellPlace => ({ row: rowKey, task: task._id, column });
  /** A cell that is there to be read has the focus itself, the others what is pressed in them. */
  const reader = (name: ColumnName) =>
    name !== 'title' &&
    !isEditable(task, name) && {
      tabIndex: active === name ? 0 : -1,
      onFocus: () => activate(place(name)),
    };
  return (
    <>
      <td {...roles.cell} className={classes.box}>
        <Checkbox
          size="xs"
          tabIndex={active === 'box' ? 0 : -1}
          onFocus={() => activate(place('box'))}
          aria-label={t('list.select', { number: task.number })}
          checked={isSelected}
          onChange={() => {}}
          onClick={(event) => select(task, event.shiftKey)}
        />
      </td>
      {columns.map(({ name, isSign }) => (
        <td
          key={name}
          {...(name === 'title' ? roles.rowHeader : roles.cell)}
          {...reader(name)}
          className={classes.cell}
          data-column={name}
          data-sign={isSign}
        >
          {isEditing && active === name ? (
            <Editing task={task} column={name} />
          ) : (
            <Cell task={task} place={place(name)} column={name} isActive={active === name} />
          )}
        </td>
      ))}
    </>
  );
});

interface CellProps {
  task: TaskCard;
  place: CellPlace;
  column: ColumnName;
  isActive: boolean;
}

/** A field that can be changed is a button, the title a link, the rest is there to be read. */
function Cell({ task, place, column, isActive }: CellProps) {
  const { t } = useTranslation('work');
  const { activate, edit } = useList();
  const reached = { tabIndex: isActive ? 0 : -1, onFocus: () => activate(place) };
  if (column === 'title') {
    const mayRename = isEditable(task, 'title');
    return (
      <>
        <TitleLink task={task} {...reached} />
        {mayRename && (
          <button
            type="button"
            className={classes.rename}
            tabIndex={-1}
            aria-label={t('list.editTitle', { number: task.number })}
            onClick={() => edit(place)}
          >
            <IconPencil size={15} stroke={1.7} aria-hidden="true" />
          </button>
        )}
      </>
    );
  }
  if (!isEditable(task, column)) return <CellValue task={task} column={column} />;
  return (
    <button
      type="button"
      className={classes.field}
      title={t('list.changeField', { field: t(`field.${column}`) })}
      onClick={() => edit(place)}
      {...reached}
    >
      <VisuallyHidden>{t(`field.${column}`)}: </VisuallyHidden>
      <CellValue task={task} column={column} />
    </button>
  );
}

/** A cell while it is changed. Holds the task as it was when that began, whatever others do to it meanwhile. */
function Editing({ task, column }: { task: TaskCard; column: ColumnName }) {
  const { change, endEdit } = useList();
  const [seen] = useState(task);
  return <CellEditor task={seen} column={column} onChange={(patch) => change(seen, patch)} onEnd={endEdit} />;
}
