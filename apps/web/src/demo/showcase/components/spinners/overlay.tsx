import '@mantine/core/styles/LoadingOverlay.layer.css';
import { Box, Button, LoadingOverlay, Stack, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';

export default function Over() {
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
        <TextInput label="Till" defaultValue="881 442" inputMode="numeric" />
        <Button onClick={() => setSaving(true)}>Save</Button>
      </Stack>
    </Box>
  );
}
