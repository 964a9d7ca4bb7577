import { MaskInput, Stack } from '@mantine/core';
import { useState } from 'react';

export default function Phone() {
  const [digits, setDigits] = useState('');
  return (
    <Stack gap="xs">
      <MaskInput
        label="M-Pesa number"
        description="Nine figures after +254, as 712 000 345."
        mask="+254 999 999 999"
        type="tel"
        autoComplete="tel"
        dir="ltr"
        onChangeRaw={setDigits}
      />
      <p>
        Kept as <bdi>{digits ? `+254${digits}` : 'nothing yet'}</bdi>
      </p>
    </Stack>
  );
}
