import { Checkbox, Stack } from '@mantine/core';

export default function Basic() {
  return (
    <Stack gap="md">
      <Checkbox
        label="Send the receipt by text message"
        description="KES 1 a message, at the end of the month."
        defaultChecked
      />
      <Checkbox label="Keep the customer’s number for the next order" />
      <Checkbox
        label={
          <>
            I have read the <a href="#basic">terms of the market</a>
          </>
        }
        required
      />
    </Stack>
  );
}
