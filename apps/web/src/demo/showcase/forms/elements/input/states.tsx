import { Loader, Stack, TextInput } from '@mantine/core';

export default function States() {
  return (
    <Stack gap="md">
      <TextInput
        label="KRA PIN"
        defaultValue="P05123456"
        error="A PIN is a letter, nine figures and a letter, as P051234567Q."
      />
      <TextInput
        label="Number of the invoice"
        defaultValue="KZ-1042"
        readOnly
        description="Given when it is sent."
      />
      <TextInput
        label="Branch"
        defaultValue="Mombasa"
        disabled
        description="Only the owner moves a branch."
      />
      <TextInput
        label="Address of the shop"
        defaultValue="duka-letu"
        description="Looking whether it is free"
        rightSection={<Loader size={16} />}
        aria-busy
      />
    </Stack>
  );
}
