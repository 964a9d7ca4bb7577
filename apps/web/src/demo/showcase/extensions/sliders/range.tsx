import { RangeSlider, Text } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { useState } from 'react';

const shillings = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'KES',
  maximumFractionDigits: 0,
});

export default function Range() {
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
