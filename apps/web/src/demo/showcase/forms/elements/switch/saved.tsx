import { toast } from '@kazi/ui/toast';
import { Switch } from '@mantine/core';
import { useState } from 'react';

export default function Saved() {
  const [isOpen, setOpen] = useState(true);
  function turn(now: boolean) {
    setOpen(now);
    toast({
      message: now ? 'The branch in Nakuru is open.' : 'The branch in Nakuru is closed.',
      action: { label: 'Undo', run: () => setOpen(!now) },
    });
  }
  return (
    <Switch
      label="Branch in Nakuru"
      description={isOpen ? 'Open: takes orders until 18:00' : 'Closed: orders go to Nairobi'}
      checked={isOpen}
      onChange={({ currentTarget }) => turn(currentTarget.checked)}
    />
  );
}
