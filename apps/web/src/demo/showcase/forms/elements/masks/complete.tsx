import { MaskInput, Stack } from '@mantine/core';
import { useState } from 'react';

const receipts: Readonly<Record<string, string>> = {
  SKT4H7Q2LM: 'KES 12,400 from Ziwa Fresh Foods, on Monday.',
  SKT9B1X0PD: 'KES 860 from Beatrice Moraa, today.',
};

export default function Complete() {
  const [code, setCode] = useState('');
  return (
    <Stack gap="xs">
      <MaskInput
        label="Code of the M-Pesa message"
        description="Ten letters and figures. Try SKT4H7Q2LM."
        mask="**********"
        transform={(letter) => letter.toUpperCase()}
        autoComplete="off"
        dir="ltr"
        onChangeRaw={() => setCode('')}
        onComplete={setCode}
        error={code && !receipts[code] && 'No payment has this code. Compare it with the message.'}
      />
      <p role="status">{receipts[code]}</p>
    </Stack>
  );
}
