import { Slider } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';

const sizes = [
  { value: 0, label: 'Rider' },
  { value: 1, label: 'Tuk-tuk' },
  { value: 2, label: 'Pickup' },
  { value: 3, label: 'Lorry' },
];

export default function Marks() {
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
