import { Button, Stack } from '@mantine/core';
import { setPreference, usePreferences } from '../../../../shell/preferences.ts';

export default function Keep() {
  const isKept = usePreferences().menu === 'collapsed';
  return (
    <Stack gap="sm" align="flex-start">
      <p role="status">
        {isKept
          ? 'The menu is collapsed on every page of this device.'
          : 'Your menu is open on all other pages.'}
      </p>
      <Button
        variant={isKept ? 'default' : 'filled'}
        onClick={() => setPreference('menu', isKept ? 'open' : 'collapsed')}
      >
        {isKept ? 'Open it again everywhere' : 'Keep it collapsed'}
      </Button>
    </Stack>
  );
}
