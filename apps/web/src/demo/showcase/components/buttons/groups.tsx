import { toast } from '@kazi/ui/toast';
import { Button, Menu, Stack } from '@mantine/core';
import { useState } from 'react';
import IconChevronDown from '#icons/IconChevronDown';

const spans = ['Day', 'Week', 'Month'];
const others = ['Accept and pay now', 'Accept in part', 'Send back'];
const say = (message: string) => toast({ message, tone: 'INFO' });

export default function Groups() {
  const [span, setSpan] = useState('Week');
  return (
    <Stack gap="md" align="flex-start">
      <Button.Group aria-label="Span of time">
        {spans.map((name) => (
          <Button
            key={name}
            variant={name === span ? 'light' : 'default'}
            aria-pressed={name === span}
            onClick={() => setSpan(name)}
          >
            {name}
          </Button>
        ))}
      </Button.Group>
      <Button.Group>
        <Button onClick={() => say('Accepted')}>Accept</Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button px="xs" ms={1} aria-label="Other ways to accept">
              <IconChevronDown size={16} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((name) => (
              <Menu.Item key={name} onClick={() => say(name)}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
    </Stack>
  );
}
