import { ActionIcon, Menu } from '@mantine/core';
import IconFolderSymlink from '#icons/IconFolderSymlink';
import { folderAppearance } from '../appearance.ts';
import type { Target } from './targets-of.ts';

interface MoveMenuProps {
  targets: readonly Target[];
  onMove: (target: Target) => void;
}

/** Moves mails to another folder. */
export function MoveMenu({ targets, onMove }: MoveMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          size={34}
          variant="subtle"
          color="gray"
          aria-label="Move to a folder"
          title="Move to a folder"
        >
          <IconFolderSymlink size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {targets.map((target) => {
          const { name, icon: Icon } = folderAppearance[target];
          return (
            <Menu.Item
              key={target}
              leftSection={<Icon size={16} stroke={1.6} />}
              onClick={() => onMove(target)}
            >
              {name}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
