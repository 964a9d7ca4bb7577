import { NativeSelect, Select, Stack } from '@mantine/core';

const towns = ['Eldoret', 'Kisumu', 'Mombasa', 'Nairobi', 'Nakuru', 'Thika'];

export default function Basic() {
  return (
    <Stack gap="md">
      <NativeSelect
        label="Unit"
        description="The browser’s own"
        data={['Kilogram', 'Bag of 90 kg', 'Tonne']}
      />
      <Select
        label="Branch"
        placeholder="Choose a town"
        data={towns}
        defaultValue="Nairobi"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the branch' }}
      />
      <Select
        label="Payable within"
        data={[
          { value: '0', label: 'At once' },
          { value: '14', label: '14 days' },
          { value: '30', label: '30 days' },
          { value: '90', label: '90 days, by agreement', disabled: true },
        ]}
        defaultValue="14"
        allowDeselect={false}
      />
    </Stack>
  );
}
