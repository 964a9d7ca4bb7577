import { type TaskCard, type TaskStatus, taskStatuses } from '@kazi/contract/work';
import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconArrowsDiagonal from '#icons/IconArrowsDiagonal';
import IconCheckbox from '#icons/IconCheckbox';
import IconLayoutSidebarRightExpand from '#icons/IconLayoutSidebarRightExpand';
import IconLink from '#icons/IconLink';
import { links } from '../../links.ts';
import { StatusGlyph } from '../../status.tsx';
import { focusOpener } from '../task/drawer/neighbours.ts';
import classes from './bulk.module.css';

interface RowMenuProps {
  task: TaskCard;
  /** Where the pointer is. */
  x: number;
  y: number;
  isSelected: boolean;
  onOpen: () => void;
  onSelect: () => void;
  onMove: (to: TaskStatus) => void;
  onClose: () => void;
}

/** What can be done with a task in a row, at the pointer. Open as long as it is rendered. */
export function RowMenu({ task, x, y, isSelected, onOpen, onSelect, onMove, onClose }: RowMenuProps) {
  const { t } = useTranslation(['work', 'tasks']);
  const address = links.task(task._id);
  const moves = taskStatuses.filter((status) => task.may.moves.includes(status));
  function close() {
    focusOpener(task._id);
    onClose();
  }
  return (
    <Menu
      opened
      onClose={close}
      position="bottom-start"
      width={240}
      offset={2}
      transitionProps={{ duration: 0 }}
      returnFocus={false}
    >
      <Menu.Target>
        <span className={classes.pointer} style={{ left: x, top: y }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('board.actions', { number: task.number })}>
        <Menu.Item leftSection={<IconLayoutSidebarRightExpand size={16} stroke={1.6} />} onClick={onOpen}>
          {t('shortcuts.open')}
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
        {moves.length > 0 && <Menu.Label>{t('board.moveTo')}</Menu.Label>}
        {moves.map((status) => (
          <Menu.Item
            key={status}
            leftSection={<StatusGlyph status={status} />}
            onClick={() => onMove(status)}
          >
            {t(`status.${status}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
