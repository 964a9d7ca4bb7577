import { Stack, Textarea } from '@mantine/core';

export default function States() {
  return (
    <Stack gap="md">
      <Textarea
        label="Why it is sent back"
        error="Say in a sentence what is missing."
        rows={2}
        required
        withAsterisk
      />
      <Textarea
        label="Terms"
        readOnly
        rows={2}
        defaultValue="Payable within 14 days by M-Pesa or bank transfer."
      />
      <Textarea
        label="Note of the bank"
        disabled
        rows={2}
        defaultValue="Written once the transfer is made."
      />
    </Stack>
  );
}
