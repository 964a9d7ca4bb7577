import { type TaskCard, type TaskStatus, taskStatuses } from '@kazi/contract/work';
import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowsDiagonal from '#icons/IconArrowsDiagonal';
import IconCheckbox from '#icons/IconCheckbox';
import IconCoin from '#icons/IconCoin';
import IconLayoutSidebarRightExpand from '#icons/IconLayoutSidebarRightExpand';
import IconLink from '#icons/IconLink';
import IconTrash from '#icons/IconTrash';
import IconX from '#icons/IconX';
import { links } from '../../links.ts';
import { StatusGlyph } from '../../status.tsx';
import { focusOpener } from '../task/drawer/neighbours.ts';
import classes from './bulk.module.css';

interface PointerMenuProps {
  label: string;
  /** Where the pointer is. */
  x: number;
  y: number;
  onClose: () => void;
  children: ReactNode;
}

/** A menu at the pointer. Open as long as it is rendered. */
const PointerMenu = ({ label, x, y, onClose, children }: PointerMenuProps) => (
  <Menu
    opened
    onClose={onClose}
    position="bottom-start"
    width={240}
    offset={2}
    transitionProps={{ duration: 0 }}
    returnFocus={false}
  >
    <Menu.Target>
      <span className={classes.pointer} style={{ left: x, top: y }} />
    </Menu.Target>
    <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
  </Menu>
);

interface MovesProps {
  tasks: readonly TaskCard[];
  onMove: (to: TaskStatus) => void;
}

/** Every status that one of the tasks may go to. */
function Moves({ tasks, onMove }: MovesProps) {
  const { t } = useTranslation('work');
  const moves = taskStatuses.filter((status) => tasks.some(({ may }) => may.moves.includes(status)));
  if (moves.length === 0) return null;
  return (
    <>
      <Menu.Label>{t('board.moveTo')}</Menu.Label>
      {moves.map((status) => (
        <Menu.Item key={status} leftSection={<StatusGlyph status={status} />} onClick={() => onMove(status)}>
          {t(`status.${status}`)}
        </Menu.Item>
      ))}
      {tasks.length > 1 && <Menu.Divider />}
    </>
  );
}

type PlaceProps = Pick<PointerMenuProps, 'x' | 'y' | 'onClose'> & Pick<MovesProps, 'onMove'>;

interface RowMenuProps extends PlaceProps {
  task: TaskCard;
  isSelected: boolean;
  onOpen: () => void;
  onSelect: () => void;
}

/** What can be done with a task in a row. */
export function RowMenu({ task, isSelected, onOpen, onSelect, onMove, onClose, ...place }: RowMenuProps) {
  const { t } = useTranslation(['work', 'tasks']);
  const address = links.task(task._id);
  function close() {
    focusOpener(task._id);
    onClose();
  }
  return (
    <PointerMenu {...place} label={t('board.actions', { number: task.number })} onClose={close}>
      <Menu.Item leftSection={<IconLayoutSidebarRightExpand size={16} stroke={1.6} />} onClick={onOpen}>
        {t('command.open')}
      </Menu.Item>
      <Menu.Item
        component="a"
        href={address}
        target="_blank"
        rel="noreferrer"
        leftSection={<IconArrowsDiagonal size={16} stroke={1.6} />}
      >
        {t('tasks:drawer.page')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconLink size={16} stroke={1.6} />}
        onClick={() => void navigator.clipboard.writeText(`${location.origin}${address}`)}
      >
        {t('tasks:link.copy')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCheckbox size={16} stroke={1.6} />} onClick={onSelect}>
        {t(isSelected ? 'board.unselect' : 'board.select')}
      </Menu.Item>
      <Moves tasks={[task]} onMove={onMove} />
    </PointerMenu>
  );
}

interface SelectionMenuProps extends PlaceProps {
  tasks: readonly TaskCard[];
  /** Id of the task that it was opened at. */
  at: string;
  onReward: (() => void) | undefined;
  onDelete: (() => void) | undefined;
  onClear: () => void;
}

/** What can be done with all the selected tasks. */
export function SelectionMenu({ tasks, at, onMove, onReward, onDelete, ...props }: SelectionMenuProps) {
  const { t } = useTranslation('work');
  const { onClear, onClose, x, y } = props;
  /** The focus goes back to the task: from there to a dialog, and at the end from it. */
  const from = (act: () => void) => () => {
    focusOpener(at);
    act();
  };
  return (
    <PointerMenu label={t('bulk.label')} x={x} y={y} onClose={from(onClose)}>
      <Menu.Label>{t('bulk.selected', { count: tasks.length })}</Menu.Label>
      <Moves tasks={tasks} onMove={onMove} />
      {onReward && (
        <Menu.Item leftSection={<IconCoin size={16} stroke={1.6} />} onClick={from(onReward)}>
          {t('bulk.setReward')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconX size={16} stroke={1.6} />} onClick={onClear}>
        {t('bulk.clear')}
      </Menu.Item>
      {onDelete && (
        <Menu.Item leftSection={<IconTrash size={16} stroke={1.6} />} onClick={from(onDelete)}>
          {t('bulk.delete')}
        </Menu.Item>
      )}
    </PointerMenu>
  );
}
