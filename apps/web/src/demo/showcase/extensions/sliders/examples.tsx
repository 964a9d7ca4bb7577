import '@mantine/core/styles/Slider.layer.css';
import { Group, NumberInput, RangeSlider, Slider, Stack, Text } from '@mantine/core';
import { useState } from 'react';

export function SingleExample() {
  return (
    <Stack gap="xl" py="sm">
      <Slider defaultValue={40} thumbLabel="Brightness" label={(value) => `${value} %`} />
      <Slider defaultValue={65} size="sm" thumbLabel="Volume" color="gray" label={(value) => `${value} %`} />
      <Slider defaultValue={20} disabled thumbLabel="Not for now" />
    </Stack>
  );
}

const shillings = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'KES',
  maximumFractionDigits: 0,
});

export function RangeExample() {
  const [[from, to], setRange] = useState<[number, number]>([8000, 32_000]);
  return (
    <>
      <Text size="sm" mb="sm">
        Rewards from {shillings.format(from)} to {shillings.format(to)}
      </Text>
      <RangeSlider
        min={0}
        max={50_000}
        step={500}
        minRange={2000}
        value={[from, to]}
        onChange={setRange}
        label={(value) => shillings.format(value)}
        thumbFromLabel="Least reward"
        thumbToLabel="Highest reward"
      />
    </>
  );
}

const sizes = [
  { value: 0, label: 'Rider' },
  { value: 1, label: 'Tuk-tuk' },
  { value: 2, label: 'Pickup' },
  { value: 3, label: 'Lorry' },
];

export function MarksExample() {
  return (
    <Slider
      mb="xl"
      mx="md"
      min={0}
      max={3}
      defaultValue={1}
      restrictToMarks
      marks={sizes}
      thumbLabel="Vehicle"
      label={(value) => sizes[value]?.label}
    />
  );
}

/** The slider for about as much, the field for exactly as much. */
export function WithFieldExample() {
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
