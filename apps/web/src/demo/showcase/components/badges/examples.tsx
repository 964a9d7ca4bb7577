import '@mantine/core/styles/Indicator.layer.css';
import { StatusBadge } from '@kazi/ui/status-badge';
import type { StatusLook } from '@kazi/ui/tones';
import { ActionIcon, Badge, Button, Group, Indicator, Pill, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import IconBell from '#icons/IconBell';
import IconMail from '#icons/IconMail';
import IconMapPin from '#icons/IconMapPin';
import IconStarFilled from '#icons/IconStarFilled';

const looks = {
  Draft: { tone: 'neutral', progress: 'dashed' },
  Assigned: { tone: 'info', progress: 'empty' },
  'In progress': { tone: 'active', progress: 'half' },
  'To be reviewed': { tone: 'review', progress: 'most' },
  Accepted: { tone: 'success', progress: 'full' },
  'Sent back': { tone: 'warning', progress: 'half' },
  Cancelled: { tone: 'danger', progress: 'crossed' },
} satisfies Record<string, StatusLook>;

export function StatusExample() {
  return (
    <Group gap="xs">
      {Object.entries(looks).map(([status, look]) => (
        <StatusBadge key={status} look={look}>
          {status}
        </StatusBadge>
      ))}
    </Group>
  );
}

const kinds = [
  { name: 'Retail', ink: 'var(--kz-success)', plane: 'accent.8' },
  { name: 'Transport', ink: 'var(--kz-info)', plane: 'blue.8' },
  { name: 'Farming', ink: 'var(--kz-review)', plane: 'violet.8' },
  { name: 'Health', ink: 'var(--kz-danger)', plane: 'red.8' },
];

export function VariantsExample() {
  return (
    <Stack gap="sm">
      {(['dot', 'outline', 'light', 'filled'] as const).map((variant) => (
        <Group key={variant} gap="xs">
          {kinds.map(({ name, ink, plane }) => (
            <Badge key={name} variant={variant} color={variant === 'filled' ? plane : ink} tt="none">
              {name}
            </Badge>
          ))}
        </Group>
      ))}
    </Stack>
  );
}

const long = 'Certified by the Kenya Bureau of Standards until 2028';

export function SizesExample() {
  return (
    <Stack gap="md">
      <Group gap="xs">
        {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <Badge key={size} size={size} variant="light" tt="none">
            Nairobi
          </Badge>
        ))}
      </Group>
      <Group gap="xs">
        <Badge
          size="lg"
          variant="light"
          tt="none"
          leftSection={<IconStarFilled size={12} aria-hidden="true" />}
        >
          Top seller
        </Badge>
        <Badge
          size="lg"
          variant="light"
          tt="none"
          color="var(--kz-info)"
          rightSection={<IconMapPin size={14} stroke={1.8} aria-hidden="true" />}
        >
          Kisumu
        </Badge>
        <Badge size="lg" circle>
          7
        </Badge>
      </Group>
      <Badge size="lg" variant="light" tt="none" maw={240} title={long}>
        {long}
      </Badge>
    </Stack>
  );
}

export function CountsExample() {
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

const filters = ['Nairobi', 'Due this week', 'Over KES 10,000', 'Unpaid'];

export function RemovableExample() {
  const [on, setOn] = useState(filters);
  const reset = useRef<HTMLButtonElement>(null);
  const remove = (filter: string) => {
    setOn(on.filter((other) => other !== filter));
    reset.current?.focus();
  };
  return (
    <Group gap="xs">
      {on.map((filter) => (
        <Pill
          key={filter}
          size="md"
          withRemoveButton
          onRemove={() => remove(filter)}
          removeButtonProps={{ 'aria-label': `Without “${filter}”`, 'aria-hidden': false, tabIndex: 0 }}
        >
          {filter}
        </Pill>
      ))}
      <Button ref={reset} size="compact-sm" variant="subtle" onClick={() => setOn(filters)}>
        {on.length > 0 ? 'Reset the filters' : 'No filters. Reset'}
      </Button>
    </Group>
  );
}
