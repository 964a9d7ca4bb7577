import { Group, NumberInput, Slider } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { useState } from 'react';

/** The slider for about as much, the field for exactly as much. */
export default function WithField() {
  const [share, setShare] = useState(15);
  return (
    <Group wrap="nowrap" align="center">
      <Slider
        flex={1}
        value={share}
        onChange={setShare}
        thumbLabel="Advance"
        label={(value) => `${value} %`}
      />
      <NumberInput
        w={96}
        aria-label="Advance in per cent"
        suffix=" %"
        min={0}
        max={100}
        value={share}
        onChange={(typed) => setShare(Number(typed))}
      />
    </Group>
  );
}
