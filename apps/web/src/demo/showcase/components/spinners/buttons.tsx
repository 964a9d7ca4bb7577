import { ActionIcon, Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import IconRefresh from '#icons/IconRefresh';

export default function Buttons() {
  const [busy, setBusy] = useState<string>();
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setBusy(undefined), 1500);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <Group gap="sm">
      <Button loading={busy === 'pay'} onClick={() => setBusy('pay')}>
        Pay KES 3,200
      </Button>
      <Button
        variant="default"
        loading={busy === 'save'}
        loaderProps={{ type: 'dots' }}
        onClick={() => setBusy('save')}
      >
        Save
      </Button>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Fetch anew"
        loading={busy === 'fetch'}
        onClick={() => setBusy('fetch')}
      >
        <IconRefresh size={18} stroke={1.6} />
      </ActionIcon>
      <p role="status">{busy ? 'Working' : 'Ready'}</p>
    </Group>
  );
}
