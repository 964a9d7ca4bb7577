import { Autocomplete, Stack } from '@mantine/core';

const banks = ['Coast Bank', 'Lake Bank', 'Savanna Bank'];

export default function States() {
  return (
    <Stack>
      <Autocomplete
        label="Bank"
        data={banks}
        defaultValue="Lake Bank"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the bank' }}
      />
      <Autocomplete
        label="Bank of the sender"
        data={banks}
        defaultValue="Lake"
        error="Choose a bank of the list."
      />
      <Autocomplete label="Bank of the wallet" data={banks} defaultValue="Coast Bank" disabled />
      <Autocomplete label="Bank of the branch" data={banks} defaultValue="Savanna Bank" readOnly />
    </Stack>
  );
}
