import { NumberInput, Stack } from '@mantine/core';

const least = 10;
const most = 250_000;

export default function Limits() {
  return (
    <Stack gap="md">
      <NumberInput
        label="Withdraw by M-Pesa"
        description={`Between ${least} and ${most.toLocaleString('en')} shillings`}
        defaultValue={2_500}
        min={least}
        max={most}
        step={100}
        thousandSeparator=","
      />
      <NumberInput
        label="Seats in the matatu"
        description="Nothing above 14 can be typed at all"
        defaultValue={14}
        min={1}
        max={14}
        clampBehavior="strict"
        allowDecimal={false}
      />
    </Stack>
  );
}
