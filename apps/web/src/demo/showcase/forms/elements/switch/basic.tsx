import { Stack, Switch } from '@mantine/core';

export default function Basic() {
  return (
    <Stack gap="md">
      <Switch
        label="The shop takes orders"
        description="Turned off, customers still see the goods."
        defaultChecked
      />
      <Switch label="Round amounts to whole shillings" />
      <Switch label="Label before it" labelPosition="left" defaultChecked />
    </Stack>
  );
}
