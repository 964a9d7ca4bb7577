import { Kbd } from '@kazi/ui/kbd';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import IconArchive from '#icons/IconArchive';
import IconChevronDown from '#icons/IconChevronDown';
import IconCopy from '#icons/IconCopy';
import IconDots from '#icons/IconDots';
import IconEdit from '#icons/IconEdit';
import IconTrash from '#icons/IconTrash';

const actions = [
  { name: 'Edit', icon: IconEdit, keys: 'e' },
  { name: 'Duplicate', icon: IconCopy, keys: 'mod+d' },
  { name: 'Archive', icon: IconArchive, keys: 'a' },
];
const say = (message: string) => toast({ message, tone: 'INFO' });

const items = (
  <Menu.Dropdown>
    {actions.map(({ name, icon: Icon, keys }) => (
      <Menu.Item
        key={name}
        leftSection={<Icon size={16} stroke={1.6} aria-hidden="true" />}
        rightSection={<Kbd keys={keys} />}
        onClick={() => say(name)}
      >
        {name}
      </Menu.Item>
    ))}
    <Menu.Divider />
    <Menu.Item
      color="var(--kz-danger)"
      leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
      onClick={() => say('Deleted')}
    >
      Delete
    </Menu.Item>
  </Menu.Dropdown>
);

export default function Actions() {
  return (
    <Group gap="md">
      <Menu position="bottom-start" width={220}>
        <Menu.Target>
          <Button
            variant="default"
            rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
          >
            Invoice 2041
          </Button>
        </Menu.Target>
        {items}
      </Menu>
      <Menu position="bottom-start" width={220}>
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label="More to do with invoice 2042">
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        {items}
      </Menu>
    </Group>
  );
}
