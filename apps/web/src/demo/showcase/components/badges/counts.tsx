import '@mantine/core/styles/Indicator.layer.css';
import { ActionIcon, Badge, Button, Group, Indicator } from '@mantine/core';
import { useState } from 'react';
import IconBell from '#icons/IconBell';
import IconMail from '#icons/IconMail';

export default function Counts() {
  const [unread, setUnread] = useState(12);
  return (
    <Group gap="lg">
      <Indicator label={unread} size={18} maxValue={99} color="red.8" disabled={unread === 0} zIndex={1}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={`Messages, ${unread} unread`}
          onClick={() => setUnread(0)}
        >
          <IconMail size={18} stroke={1.6} />
        </ActionIcon>
      </Indicator>
      <Indicator size={10} color="red.8" withBorder zIndex={1}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label="One more message"
          onClick={() => setUnread(unread + 1)}
        >
          <IconBell size={18} stroke={1.6} />
        </ActionIcon>
      </Indicator>
      <Button
        variant="default"
        rightSection={
          <Badge size="sm" circle={unread < 10}>
            {unread}
          </Badge>
        }
        onClick={() => setUnread(unread + 50)}
      >
        Inbox
      </Button>
    </Group>
  );
}
