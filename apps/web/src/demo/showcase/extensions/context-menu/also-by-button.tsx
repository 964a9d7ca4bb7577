import { toast } from '@kazi/ui/toast';
import { ActionIcon, Group, Menu } from '@mantine/core';
import IconDots from '#icons/IconDots';
import { ContextMenu } from '../../../parts/context-menu.tsx';
import classes from './row.module.css';

/** The same acts behind a button: many people never find the other mouse button. */
export default function AlsoByButton() {
  const items = ['Assign', 'Set a date', 'Archive'].map((act) => (
    <Menu.Item key={act} onClick={() => toast({ message: `${act}: Restock the kiosk` })}>
      {act}
    </Menu.Item>
  ));
  return (
    <Group gap="xs" wrap="nowrap">
      <ContextMenu label="What to do with the task" items={items}>
        {(attributes) => (
          <button type="button" className={classes.row} {...attributes}>
            Restock the kiosk in Gikomba
          </button>
        )}
      </ContextMenu>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" aria-label="More about the task">
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>{items}</Menu.Dropdown>
      </Menu>
    </Group>
  );
}
