import { Kbd } from '@kazi/ui/kbd';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Group, Tooltip } from '@mantine/core';
import IconCopy from '#icons/IconCopy';
import IconPrinter from '#icons/IconPrinter';
import IconSearch from '#icons/IconSearch';

const tools = [
  { name: 'Search', keys: 'mod+k', icon: IconSearch },
  { name: 'Copy', keys: 'mod+c', icon: IconCopy },
  { name: 'Print', keys: 'mod+p', icon: IconPrinter },
];

export default function Icons() {
  return (
    <Group gap="xs">
      {tools.map(({ name, keys, icon: Icon }) => (
        <Tooltip
          key={name}
          events={{ hover: true, focus: true, touch: true }}
          label={
            <Group gap="xs">
              <span>{name}</span>
              <Kbd keys={keys} />
            </Group>
          }
        >
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={name}
            onClick={() => toast({ message: name, tone: 'INFO' })}
          >
            <Icon size={18} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  );
}
