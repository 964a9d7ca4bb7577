import { toast } from '@kazi/ui/toast';
import { ActionIcon, Group, Menu } from '@mantine/core';
import { useState } from 'react';
import IconCheck from '#icons/IconCheck';
import IconCopy from '#icons/IconCopy';
import IconDots from '#icons/IconDots';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { ContextMenu } from './context-menu.tsx';
import classes from './examples.module.css';

const files = ['Lease of Enterprise Road.pdf', 'Payroll October.xlsx', 'Stock list Kisumu.csv'];

export function RowsExample() {
  const tell = (what: string, file: string) => () => toast({ message: `${what}: ${file}` });
  return files.map((file) => (
    <ContextMenu
      key={file}
      label={`What to do with ${file}`}
      items={
        <>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={tell('Rename', file)}>
            Rename
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={tell('Copy', file)}>
            Copy
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={tell('Delete', file)}>
            Delete
          </Menu.Item>
        </>
      }
    >
      {(attributes) => (
        <button type="button" className={classes.row} {...attributes} onClick={tell('Open', file)}>
          {file}
        </button>
      )}
    </ContextMenu>
  ));
}

/** The same acts behind a button: many people never find the other mouse button. */
export function AlsoByButtonExample() {
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

const views = ['Day', 'Week', 'Month'];

export function ChoicesExample() {
  const [view, setView] = useState('Week');
  const [hasWeekends, setWeekends] = useState(true);
  return (
    <ContextMenu
      label="How the plan is shown"
      items={
        <>
          <Menu.Label>View</Menu.Label>
          {views.map((name) => (
            <Menu.Item
              key={name}
              role="menuitemradio"
              aria-checked={name === view}
              rightSection={name === view && <IconCheck size={16} />}
              onClick={() => setView(name)}
            >
              {name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item
            role="menuitemcheckbox"
            aria-checked={hasWeekends}
            rightSection={hasWeekends && <IconCheck size={16} />}
            onClick={() => setWeekends(!hasWeekends)}
          >
            Weekends
          </Menu.Item>
          <Menu.Item disabled>Public holidays</Menu.Item>
        </>
      }
    >
      {(attributes) => (
        <button type="button" className={classes.area} {...attributes}>
          Plan by {view.toLowerCase()}, weekends {hasWeekends ? 'shown' : 'hidden'}
        </button>
      )}
    </ContextMenu>
  );
}
