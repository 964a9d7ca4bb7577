import { Stack, Textarea } from '@mantine/core';

export default function Basic() {
  return (
    <Stack gap="md">
      <Textarea
        label="Place of delivery"
        description="Landmarks help where streets have no names."
        placeholder="Blue gate behind the Total station, Ngong Road"
        rows={3}
        dir="auto"
      />
      <Textarea
        label="Note to the rider"
        rows={2}
        resize="vertical"
        dir="auto"
        defaultValue="Call when you are at the gate: the bell is broken."
      />
    </Stack>
  );
}
