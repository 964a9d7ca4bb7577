import '@mantine/core/styles/LoadingOverlay.layer.css';
import { ActionIcon, Box, Button, Group, Loader, LoadingOverlay, Stack, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import IconRefresh from '#icons/IconRefresh';

export function KindsExample() {
  return (
    <Stack gap="lg" role="status" aria-label="Being loaded">
      {(['oval', 'bars', 'dots'] as const).map((type) => (
        <Group key={type} gap="lg">
          {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
            <Loader key={size} type={type} size={size} color="var(--kz-accent-ink)" />
          ))}
        </Group>
      ))}
    </Stack>
  );
}

type State = 'idle' | 'asking' | 'still' | 'done';
const words: Record<State, string> = {
  idle: 'Not asked yet.',
  asking: 'Asking M-Pesa for the balance…',
  still: 'Safaricom takes longer than usual. You can go on meanwhile.',
  done: 'The balance of Till 881 442 is KES 64,210.',
};
const next = { asking: 'still', still: 'done' } as const;

export function WordsExample() {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state === 'idle' || state === 'done') return;
    const timer = setTimeout(() => setState(next[state]), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const isBusy = state === 'asking' || state === 'still';
  return (
    <>
      <Group gap="sm" wrap="nowrap">
        {isBusy && <Loader size="sm" color="var(--kz-accent-ink)" aria-hidden="true" />}
        <p role="status">{words[state]}</p>
      </Group>
      <Button mt="md" variant="default" disabled={isBusy} onClick={() => setState('asking')}>
        Ask for the balance
      </Button>
    </>
  );
}

export function ButtonsExample() {
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
        aria-label="Refresh"
        loading={busy === 'fetch'}
        onClick={() => setBusy('fetch')}
      >
        <IconRefresh size={18} stroke={1.6} />
      </ActionIcon>
      <p role="status">{busy ? 'Working' : 'Ready'}</p>
    </Group>
  );
}

export function OverlayExample() {
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    if (!isSaving) return;
    const timer = setTimeout(() => setSaving(false), 1800);
    return () => clearTimeout(timer);
  }, [isSaving]);
  return (
    <Box pos="relative" aria-busy={isSaving}>
      <LoadingOverlay
        visible={isSaving}
        zIndex={1}
        overlayProps={{ radius: 'md', backgroundOpacity: 0.7 }}
        loaderProps={{ role: 'status', 'aria-label': 'Being saved' }}
      />
      <Stack gap="sm" inert={isSaving}>
        <TextInput label="Name of the shop" defaultValue="Duka Letu" />
        <TextInput label="Till" defaultValue="881 442" inputMode="numeric" dir="ltr" />
        <Button onClick={() => setSaving(true)}>Save</Button>
      </Stack>
    </Box>
  );
}
