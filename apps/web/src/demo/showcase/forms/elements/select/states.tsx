import { Loader, Select, Stack } from '@mantine/core';

export default function States() {
  return (
    <Stack gap="md">
      <Select
        label="Account for payouts"
        placeholder="Choose"
        data={['KCB •••• 4321', 'M-Pesa •••• 345']}
        error="Choose where the money goes."
        withAsterisk
      />
      <Select
        label="Currency"
        data={['KES']}
        defaultValue="KES"
        disabled
        description="Fixed once the books are open."
      />
      <Select
        label="Bank"
        placeholder="Fetching the banks"
        data={[]}
        disabled
        rightSection={<Loader size={16} />}
        aria-busy
      />
      <Select label="Driver" placeholder="Choose" data={[]} nothingFoundMessage="Nobody drives today" />
    </Stack>
  );
}
