import { StatusBadge } from '@kazi/ui/status-badge';
import type { StatusLook } from '@kazi/ui/tones';
import { Group } from '@mantine/core';

const looks = {
  Draft: { tone: 'neutral', progress: 'dashed' },
  Assigned: { tone: 'info', progress: 'empty' },
  'In progress': { tone: 'active', progress: 'half' },
  'To be reviewed': { tone: 'review', progress: 'most' },
  Accepted: { tone: 'success', progress: 'full' },
  'Sent back': { tone: 'warning', progress: 'half' },
  Cancelled: { tone: 'danger', progress: 'crossed' },
} satisfies Record<string, StatusLook>;

export default function Status() {
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
