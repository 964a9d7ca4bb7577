import { people } from '@kazi/simulation/people';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { StatusBadge } from '@kazi/ui/status-badge';
import { Group, Stack } from '@mantine/core';
import { Faces } from '../../../parts/faces.tsx';

const team = people.slice(8, 12).map(({ fullName, avatar }) => ({ name: fullName, picture: avatar }));
const [done, all] = [18, 24];

export default function Project() {
  return (
    <Panel
      title="Store in Thika"
      description="Jenga Nyumba, until 15 December"
      actions={<StatusBadge look={{ tone: 'active', progress: 'most' }}>In work</StatusBadge>}
    >
      <Stack gap="md">
        <p>Walls and roof stand; wiring and the cold room are left.</p>
        <ProgressBar value={done} max={all} label={`${done} of ${all} tasks`} />
        <Group justify="space-between">
          <Faces people={team} size={28} />
          <span>KES 1.2m of 1.5m spent</span>
        </Group>
      </Stack>
    </Panel>
  );
}
