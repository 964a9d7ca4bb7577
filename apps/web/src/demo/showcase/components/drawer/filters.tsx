import { Button, Checkbox, Drawer, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import IconFilter from '#icons/IconFilter';

const towns = { Nairobi: 214, Mombasa: 96, Kisumu: 71, Nakuru: 38, Eldoret: 22 };
const all = Object.entries(towns);

export default function Filters() {
  const [isOpen, { open, close }] = useDisclosure();
  const [chosen, setChosen] = useState<string[]>([]);
  const found = all.filter(([town]) => chosen.length === 0 || chosen.includes(town));
  const count = found.reduce((sum, [, shops]) => sum + shops, 0);
  return (
    <Stack gap="sm" align="flex-start">
      <Button
        variant="default"
        leftSection={<IconFilter size={16} stroke={1.6} aria-hidden="true" />}
        onClick={open}
      >
        {chosen.length > 0 ? `Filters (${chosen.length})` : 'Filters'}
      </Button>
      <p role="status">{count} shops</p>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="left"
        size="xs"
        title="Filters"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack gap="lg">
          <Checkbox.Group label="Town" value={chosen} onChange={setChosen}>
            <Stack gap="xs" mt="xs">
              {all.map(([town, shops]) => (
                <Checkbox key={town} value={town} label={`${town} (${shops})`} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Button onClick={close}>Show {count} shops</Button>
          <Button variant="subtle" disabled={chosen.length === 0} onClick={() => setChosen([])}>
            Clear
          </Button>
        </Stack>
      </Drawer>
    </Stack>
  );
}
