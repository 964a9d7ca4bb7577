import { NumberInput, Stack } from '@mantine/core';

export default function Basic() {
  return (
    <Stack gap="md">
      <NumberInput label="Employees" defaultValue={12} min={0} allowDecimal={false} />
      <NumberInput
        label="Hours of a shift"
        description="In half hours"
        defaultValue={8}
        step={0.5}
        min={0}
        decimalScale={1}
      />
      <NumberInput label="Price with VAT" defaultValue={16} suffix="%" min={0} max={100} />
    </Stack>
  );
}
