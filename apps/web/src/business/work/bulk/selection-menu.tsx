import { type TaskCard, type TaskStatus, taskStatuses } from '@kazi/contract/work';
import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconCoin from '#icons/IconCoin';
import IconTrash from '#icons/IconTrash';
import IconX from '#icons/IconX';
import { StatusGlyph } from '../../status.tsx';
import { focusOpener } from '../task/drawer/neighbours.ts';
import classes from './bulk.module.css';

interface SelectionMenuProps {
  tasks: readonly TaskCard[];
  /** Id of the task that it was opened at. */
  at: string;
  /** Where the pointer is. */
  x: number;
  y: number;
  onMove: (to: TaskStatus) => void;
  onReward: (() => void) | undefined;
  onDelete: (() => void) | undefined;
  onClear: () => void;
  onClose: () => void;
}

/** What can be done with all the selected tasks, at the pointer. Open as long as it is rendered. */
export function SelectionMenu({ tasks, at, x, y, onMove, onReward, onDelete, ...on }: SelectionMenuProps) {
  const { t } = useTranslation('work');
  /** The focus goes back to the task: from there to a dialog, and at the end from it. */
  const from = (act: () => void) => () => {
    focusOpener(at);
    act();
  };
  const moves = taskStatuses.filter((status) => tasks.some(({ may }) => may.moves.includes(status)));
  return (
    <Menu
      opened
      onClose={from(on.onClose)}
      position="bottom-start"
      width={240}
      offset={2}
      transitionProps={{ duration: 0 }}
      returnFocus={false}
    >
      <Menu.Target>
        <span className={classes.pointer} style={{ left: x, top: y }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('bulk.label')}>
        <Menu.Label>{t('bulk.selected', { count: tasks.length })}</Menu.Label>
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
        {moves.length > 0 && <Menu.Divider />}
        {onReward && (
          <Menu.Item leftSection={<IconCoin size={16} stroke={1.6} />} onClick={from(onReward)}>
            {t('bulk.setReward')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconX size={16} stroke={1.6} />} onClick={on.onClear}>
          {t('bulk.clear')}
        </Menu.Item>
        {onDelete && (
          <Menu.Item
            color="red.8"
            leftSection={<IconTrash size={16} stroke={1.6} />}
            onClick={from(onDelete)}
          >
            {t('bulk.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
