import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import IconChevronDown from '#icons/IconChevronDown';
import IconDownload from '#icons/IconDownload';
import IconPlus from '#icons/IconPlus';
import IconPrinter from '#icons/IconPrinter';
import IconShare from '#icons/IconShare';
import IconTrash from '#icons/IconTrash';

const tools = [
  { name: 'Download', icon: IconDownload },
  { name: 'Print', icon: IconPrinter },
  { name: 'Share', icon: IconShare },
  { name: 'Delete', icon: IconTrash },
];
const say = (message: string) => toast({ message, tone: 'INFO' });

export default function Icons() {
  return (
    <Group gap="md">
      <Button
        leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
        onClick={() => say('An invoice is begun')}
      >
        New invoice
      </Button>
      <Button
        variant="default"
        rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
        onClick={() => say('Sorted by amount')}
      >
        Amount
      </Button>
      <Group gap={4}>
        {tools.map(({ name, icon: Icon }) => (
          <Tooltip key={name} label={name}>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={name} onClick={() => say(name)}>
              <Icon size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        ))}
      </Group>
    </Group>
  );
}
