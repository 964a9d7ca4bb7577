import { Button, Stack } from '@mantine/core';
import { setPreference, usePreferences } from '../../../../shell/preferences.ts';

export default function Keep() {
  const isKept = usePreferences().layout === 'horizontal';
  return (
    <Stack gap="sm" align="flex-start">
      <p role="status">
        {isKept
          ? 'The menu is along the top on every page of this device.'
          : 'Your menu is at the side on all other pages.'}
      </p>
      <Button
        variant={isKept ? 'default' : 'filled'}
        onClick={() => setPreference('layout', isKept ? 'vertical' : 'horizontal')}
      >
        {isKept ? 'Put it back to the side' : 'Keep it along the top'}
      </Button>
    </Stack>
  );
}
