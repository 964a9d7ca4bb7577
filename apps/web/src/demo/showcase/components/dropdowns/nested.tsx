import { toast } from '@kazi/ui/toast';
import { Button, Menu } from '@mantine/core';
import IconChevronDown from '#icons/IconChevronDown';

const formats = ['PDF', 'Excel', 'CSV'];
const reminders = ['In an hour', 'Tomorrow at 8:00', 'On Monday'];
const say = (message: string) => toast({ message, tone: 'INFO' });

export default function Nested() {
  return (
    <Menu position="bottom-start" width={200}>
      <Menu.Target>
        <Button
          variant="default"
          rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
        >
          Statement of October
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => say('Opened')}>Open</Menu.Item>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item>Download as</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            {formats.map((format) => (
              <Menu.Item key={format} onClick={() => say(`Downloaded as ${format}`)}>
                {format}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item>Remind me</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            {reminders.map((time) => (
              <Menu.Item key={time} onClick={() => say(`Reminds you: ${time}`)}>
                {time}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
      </Menu.Dropdown>
    </Menu>
  );
}
